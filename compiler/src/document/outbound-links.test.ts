// What a finished page leads to, read from its HTML.
import { expect, it } from 'vitest';
import { readOutboundLinks } from './outbound-links.ts';

const page = (body: string) =>
  `<!doctype html><html><head><title>A</title></head><body><div id="page">${body}</div><footer><a href="/_/report/anna">Report</a></footer></body></html>`;

it('lists links in their order with what they are called, and nothing of ours', () => {
  const html = page(
    '<a href="https://a.example/?x=1&amp;y=2"> My\n <b>shop</b></a><a href="#top">Up</a><a href="mailto:a@b.example"><img alt="Mail" src="x"></a><a href="https://c.example" aria-label="Music"><svg></svg></a>',
  );
  expect(readOutboundLinks(html).links).toEqual([
    { href: 'https://a.example/?x=1&y=2', text: 'My shop' },
    { href: 'mailto:a@b.example', text: 'Mail' },
    { href: 'https://c.example', text: 'Music' },
  ]);
});

it('finds what only those without scripts see', () => {
  const html = page('<noscript><ul><li><a href="https://a.example">A</a></li></ul></noscript>');
  expect(readOutboundLinks(html).links).toEqual([{ href: 'https://a.example', text: 'A' }]);
});

it('distinguishes players and forms from links', () => {
  const html = page(
    '<a class="vys-embed vys-video" href="https://www.youtube.com/watch?v=1"><b>Song</b></a><form method="post" action="https://p.example/_/forms/anna/contact"><input></form><form method="dialog"></form>',
  );
  expect(readOutboundLinks(html)).toEqual({
    links: [],
    forms: ['contact'],
    embeds: ['https://www.youtube.com/watch?v=1'],
  });
});

it('finds nothing in what is no page', () => {
  expect(readOutboundLinks('<a href="https://a.example">A</a>').links).toEqual([]);
  expect(readOutboundLinks(page('<div>'.repeat(500))).links).toEqual([]);
});
