// Wide screens of families with two zones: a side that stays, and the sections that pass by it.

/** Colors the column of the side down to the end of the page; `--side` is its width where it has another. */
export const sideColorCss = (aside: string, color: string) => `@media (min-width: 60rem) {
  .page:has(.sections) { background: linear-gradient(90deg, ${color} var(--side, max(${aside})), #0000 0); }
  .page[dir]:has(.sections) { background: linear-gradient(-90deg, ${color} var(--side, max(${aside})), #0000 0); }
}`;

/**
 * The side fills the screen and stays; one that is taller passes until its end is seen. `aside` is its column.
 * The room below is that of the footer, so that a page of one screen does not scroll.
 */
export const sideCss = (aside: string) => `@media (min-width: 60rem) {
  .page { display: grid; grid-template-columns: minmax(${aside}) minmax(0, 1fr); align-items: start; }
  .side { position: sticky; bottom: 4.5rem; align-self: end; min-height: calc(100dvh - 4.5rem); }
  .page:not(:has(.sections)) { grid-template-columns: minmax(0, 1fr); }
}`;
