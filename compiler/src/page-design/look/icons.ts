// Marks that pages draw: of platforms (Simple Icons) and simple line drawings. A page's code holds those it uses.

export type PageIcon = { fill: string } | { stroke: string };

const lines: Readonly<Record<string, string>> = {
  link: 'M10 14a4.5 4.5 0 0 0 6.4 0l3.2-3.2a4.5 4.5 0 0 0-6.4-6.4L11.6 6M14 10a4.5 4.5 0 0 0-6.4 0l-3.2 3.2a4.5 4.5 0 0 0 6.4 6.4l1.6-1.6',
  mail: 'M3 5.5h18v13H3zM3 6l9 7 9-7',
  phone:
    'M6.5 3h3l1.5 5-2 1.5a13 13 0 0 0 5.5 5.5l1.5-2 5 1.5v3a2 2 0 0 1-2 2A16 16 0 0 1 4.5 5a2 2 0 0 1 2-2z',
};

export function findPageIcon(name: string): PageIcon | undefined {
  const stroke = lines[name];
  return stroke === undefined ? undefined : { stroke };
}

/** The mark of the site that an address leads to. */
export function iconForUrl(url: string): string {
  if (url.startsWith('mailto:')) return 'mail';
  if (url.startsWith('tel:')) return 'phone';
  return 'link';
}
