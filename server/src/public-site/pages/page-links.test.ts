// Which click targets a page is known to have.
import { expect, it } from 'vitest';
import { readPageLinks } from './page-links.ts';

const long = `https://shop.example/${'a'.repeat(1200)}`;
const endless = `https://shop.example/${'b'.repeat(3000)}`;
const markup = `<head><link rel="canonical" href="https://pages.example/anna"></head><body>
  <img src="https://cdn.example/a.png"><p>Read https://text.example/here</p>
  <a href="https://shop.example">Shop</a>
  <a class="big" href="https://shop.example/?a=1&amp;b=%C3%A4&amp;c=&quot;">Query</a>
  <a href="https://bücher.example/ä">Umlaut</a>
  <a href="mailto:anna@example.com">Mail</a>
  <a href="#below">Below</a> <a href="/ben">Ben</a>
  <a href="${long}">Long</a> <a href="${endless}">Endless</a>`;
const code = `<script type="module">const tabs = ["https://tour.example/dates", 'tel:+4930'];
  open(\`https://maps.example/at/\${place}\`);</script></body>`;

const still = readPageLinks(markup, 'https://pages.example/anna');
const alive = readPageLinks(markup + code, 'https://pages.example/anna');

it.each([
  ['https://shop.example/', 'https://shop.example/'],
  ['https://SHOP.example', 'https://shop.example/'],
  ['https://shop.example/?a=1&b=%C3%A4&c=%22', 'https://shop.example/?a=1&b=%C3%A4&c=%22'],
  ['https://xn--bcher-kva.example/%C3%A4', 'https://xn--bcher-kva.example/%C3%A4'],
  ['mailto:anna@example.com', 'mailto:anna@example.com'],
  ['https://pages.example/anna#below', 'https://pages.example/anna#below'],
  ['https://pages.example/anna?utm_source=x#below', 'https://pages.example/anna#below'],
  ['https://pages.example/ben', 'https://pages.example/ben'],
  ['the tracker cuts it', long, long.slice(0, 980)],
])('M6: keeps %s', (target, kept, sent = target) => {
  expect(still.find(sent)).toBe(kept);
  expect(alive.find(sent)).toBe(kept);
});

it.each([
  'https://shop.example/other',
  'https://shop.example.evil.example/',
  'https://cdn.example/b.png',
  'https://text.example/here',
  'https://pages.example/carl',
  'https://pages.example/anna?utm_source=x#above',
  'mailto:evil@example.com',
  'javascript:alert(1)',
  'null',
  '',
  endless.slice(0, 980),
  long.slice(0, 400),
])('M6: drops %s', (target) => {
  expect(still.find(target)).toBeUndefined();
});

it('M6: keeps what the code of a page names, and of what it makes the origin only', () => {
  expect(alive.find('https://tour.example/dates')).toBe('https://tour.example/dates');
  expect(alive.find('tel:+4930')).toBe('tel:+4930');
  expect(alive.find('https://tour.example/made-up?by=a-client')).toBe('https://tour.example');
  expect(alive.find('https://shop.example/other')).toBeUndefined();
  expect(alive.find('https://evil.example/')).toBeUndefined();
  expect(still.find('https://tour.example/dates')).toBeUndefined();
});

it('M6: keeps a bounded number of links', () => {
  const many = Array.from({ length: 6000 }, (_, i) => `<a href="https://a.example/${i}">`).join('');
  const links = readPageLinks(many, 'https://pages.example/anna');
  expect(links.find('https://a.example/4999')).toBeDefined();
  expect(links.find('https://a.example/5000')).toBeUndefined();
});
