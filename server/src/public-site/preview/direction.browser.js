// Runs inside the studio's preview frame: gives it the direction that the published page will have. Publishing knows
// the language of the page; here its letters decide, those of names in other letters for half, where its outermost
// element says nothing.
// document.ts puts `rtlLetters` in front.

const MAX_LETTERS = 20_000;

export function applyDirection(page) {
  const outermost = page.firstElementChild;
  const letters = (page.textContent ?? '').slice(0, MAX_LETTERS).match(/\p{L}/gu) ?? [];
  const rtl = letters.filter((letter) => rtlLetters.test(letter)).length;
  const declared = outermost?.getAttribute('dir');
  const isRtl = declared === 'rtl' || (declared !== 'ltr' && 2 * rtl > letters.length - rtl);
  const root = document.documentElement;
  root.dir = isRtl ? 'rtl' : 'ltr';
  root.lang = outermost?.getAttribute('lang') ?? '';
  root.toggleAttribute('data-mixed', rtl > 0 && rtl < letters.length);
}
