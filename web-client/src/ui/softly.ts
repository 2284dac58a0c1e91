const SYLLABLE = /^[^aeiouyáéíóúůýěàèìòù][aeiouyáéíóúůýěàèìòù]/i;

/** Consonants that begin a syllable together, in any of the languages. */
const ONSET =
  /^(s?[ptck]|[bdgfv])[lrř]$|^(s?[ckt]h|sh|ph|gh|wh|wr|gn|gl|sc|sk|sp|st|sl|sm|sn|sv|sw|zn|zv|dn|hn|kn|pn|hl|šk|št|šť|šp)$/i;

/** Soft-hyphenates long words before a syllable near the end. */
export function softly(name: string): string {
  return name.replace(/\p{L}{10,}/gu, (word) => {
    for (let at = word.length - 6; at > 1; at--) {
      if (!SYLLABLE.test(word.slice(at))) continue;
      let start = at;
      while (start > 0 && ONSET.test(word.slice(start - 1, at + 1))) start--;
      if (start > 1) return `${word.slice(0, start)}\u00ad${word.slice(start)}`;
    }
    return word;
  });
}
