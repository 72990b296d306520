// How the studio's preview marks texts that wait for the creator.

/** Only in the studio's preview; visitors never see a placeholder marked. */
export const placeholderCss = `[data-placeholder] { outline: 2px dashed color-mix(in oklab, var(--accent) 60%, transparent); outline-offset: 4px; background: color-mix(in oklab, var(--accent) 12%, transparent); color: var(--muted); font-style: italic; }
.waiting[data-placeholder] { display: grid; place-items: center; min-height: 11rem; }
.section.section:has(> .waiting) { display: block; }`;
