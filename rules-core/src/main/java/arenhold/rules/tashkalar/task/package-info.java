/**
 * The tasks of the High Form: what each demands, as an expression, and how near a side is to it.
 *
 * <p>May depend on {@link arenhold.rules.board} and on boards, ranks and arenas of {@link
 * arenhold.rules.tashkalar}. Start reading at {@link arenhold.rules.tashkalar.task.Tasks}.
 */
package arenhold.rules.tashkalar.task;
