/** Soft-hyphenates long words before a syllable near the end. */
export function softly(name: string): string {
  return name.replace(/\p{L}{10,}/gu, (word) => {
    for (let at = word.length - 6; at > 1; at--) {
      if (/^[^aeiouyáéíóúůýěàèìòù][aeiouyáéíóúůýěàèìòù]/i.test(word.slice(at))) {
        return `${word.slice(0, at)}\u00ad${word.slice(at)}`;
      }
    }
    return word;
  });
}
