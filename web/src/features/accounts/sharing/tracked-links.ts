// The link of a page for each place it is shared at, marked so that the analytics tell the places apart.

/** `source` is what the analytics show, such as `instagram`. */
export function trackLink(address: string, source: string): string {
  const url = new URL(address);
  url.searchParams.set('utm_source', source);
  return url.href;
}
