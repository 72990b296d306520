// Elements of a designed page carry `data-id` for the studio. Visitors need those that the CSS selects by it.

const EXACT = /\[data-id=(?:"([^"\\]*)"|([\w-]+))\]/g;

/** `html`: as it was rendered; with styles in it, or other ways to read the attribute, every one is needed. */
export function findNeededDataIds(css: string, html: string): ReadonlySet<string> | 'all' {
  const mentions = css.split(/data-id/i).length - 1;
  const ids = [...css.matchAll(EXACT)].map(([, quoted, bare]) => quoted ?? bare ?? '');
  const isRead = ids.length < mentions || /<style/i.test(html) || /data\\/i.test(css);
  return isRead ? 'all' : new Set(ids);
}
