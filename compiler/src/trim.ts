// Cutting ends off texts in linear time: an expression such as /\s+$/ starts anew at each character of
// every run it meets.

/** The text without the characters at its end that `isCut` names. */
export function trimEndBy(text: string, isCut: (char: string) => boolean): string {
  let end = text.length;
  while (end > 0 && isCut(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

/** The text without its CSS comments; one that is never closed stays. */
export function withoutComments(css: string): string {
  let plain = '';
  let from = 0;
  for (let at = css.indexOf('/*'); at >= 0; at = css.indexOf('/*', from)) {
    const end = css.indexOf('*/', at + 2);
    if (end < 0) break;
    plain += `${css.slice(from, at)} `;
    from = end + 2;
  }
  return plain + css.slice(from);
}
