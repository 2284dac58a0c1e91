package arenhold.rules;

/**
 * Everything one viewer may know of a position. Games implement it as a record of text, numbers,
 * lists, maps and further such records, built from scratch by allow-list.
 */
public interface View {}
