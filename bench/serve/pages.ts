// The pages that are measured: a heading, a line and twelve links each, as the control renders them for
// each visit and as other servers serve them.
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';

export type Row = { title: string; description: string };
export type LinkRow = { title: string; url: string };

export const PAGES = 5000;

export function pageName(page: number): string {
  return `p${String(page).padStart(4, '0')}`;
}

export function toRow(page: number): Row {
  return { title: `Anna Berg ${page}`, description: `Ceramics from the north, kiln ${page}.` };
}

export function listLinks(page: number): LinkRow[] {
  return Array.from({ length: 12 }, (_, index) => ({
    title: `Collection ${index + 1}`,
    url: `https://shop.example/${page}/collections/${index + 1}`,
  }));
}

const css =
  'body{margin:0;background:#10201a;color:#eaf6f0;font:17px/1.5 system-ui,sans-serif}main{max-width:36rem;margin:0 auto;padding:4rem 1.25rem}h1{font-size:2.5rem;line-height:1.05;margin:0}ul{list-style:none;margin:2rem 0;padding:0;display:grid;gap:.75rem}a{display:block;padding:1rem 1.25rem;border:1px solid #35564a;border-radius:.75rem;color:inherit;text-decoration:none}a:hover{border-color:#10b981}';

export function renderPage(row: Row, rows: readonly LinkRow[]): string {
  const body = renderToString(
    h(
      'main',
      null,
      h('header', null, h('h1', null, row.title), h('p', null, row.description)),
      h(
        'ul',
        null,
        rows.map(({ title, url }) => h('li', null, h('a', { href: url, rel: 'noopener' }, title))),
      ),
    ),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${row.title}</title><meta name="description" content="${row.description}"><style>${css}</style></head><body>${body}</body></html>`;
}
