// What is found on foreign pages: two made for this test, and small malicious inputs.
import { readFileSync } from 'node:fs';
import { readPageConstant } from '@vys/compiler/page-model/read-page-constant';
import { describe, expect, it } from 'vitest';
import { readColors } from './css-colors.ts';
import { extractProfile } from './extract-profile.ts';
import { readForeignPage } from './import-job.ts';
import { unwrapTrackingLink } from './link-wrappers.ts';
import { type ParsedPage, readHtml } from './read-html.ts';

const fixture = (name: string) =>
  readFileSync(new URL(`../../../../test/fixtures/${name}`, import.meta.url), 'utf8');

function extractFrom(html: string, address?: string) {
  return extractProfile(readHtml(html) as ParsedPage, address);
}

describe('a page with a list of links', () => {
  it('gives the links of its data in their order, without those switched off, and the profile beside them', () => {
    const profile = extractFrom(
      fixture('link-list.html.txt'),
      'https://treeful.example/nora.bakes',
    );
    expect(profile).toMatchObject({
      name: 'Nora Peeters',
      bio: 'Sourdough and slow mornings in Ghent.',
      picture: 'https://cdn.treeful.example/nora.jpg',
      background: '#fff4e6',
      accent: '#b5451b',
      unwrapped: 2,
    });
    expect(profile.links).toEqual([
      { title: 'Order bread', url: 'https://nora.example/shop' },
      { title: 'Baking classes', url: 'https://nora.example/classes' },
      { title: 'Recipes', url: 'https://nora.example/recipes' },
      { title: 'Instagram', url: 'https://www.instagram.com/nora.bakes' },
      { title: 'Email', url: 'mailto:nora@nora.example' },
    ]);
  });

  it('reads the same from a saved file, which says itself where it was', () => {
    const file = extractFrom(fixture('link-list.html.txt'));
    expect(file).toEqual(
      extractFrom(fixture('link-list.html.txt'), 'https://treeful.example/nora.bakes'),
    );
  });
});

describe('a plain page', () => {
  const profile = extractFrom(fixture('plain-page.html.txt'));

  it('gives heading, first words, picture and colors', () => {
    expect(profile).toMatchObject({
      name: 'Tom Hale',
      bio: 'I make cups that like to be held.',
      picture: 'https://tomhale.example/me.jpg',
      background: '#10201c',
      accent: '#e9b250',
    });
  });

  it('gives its links in order, named by text, picture or label, each place once, and no scripts', () => {
    expect(profile.links).toEqual([
      { title: 'My shop', url: 'https://shop.example/tom' },
      { title: 'Kiln diary', url: 'https://tomhale.example/kiln' },
      { title: 'Instagram', url: 'http://www.instagram.com/tomhale/' },
      { title: 'Write to me', url: 'mailto:tom@tomhale.example' },
    ]);
    expect(profile).toMatchObject({ skipped: 4, unwrapped: 1 });
  });
});

describe('names and texts', () => {
  it.each([
    ['<meta property="og:title" content="Ada | Treeful"><title>x</title>', 'Ada'],
    ['<meta property="og:site_name" content="Treeful"><title>Ada - Treeful</title>', 'Ada'],
    ['<title>Ada - potter</title>', 'Ada - potter'],
    ['<title>Ada &amp; Bo</title>', 'Ada & Bo'],
    ['<h1>  </h1><h1>Ada\n Moss</h1>', 'Ada Moss'],
    ['', ''],
  ])('%s is by %s', (html, name) => expect(extractFrom(html).name).toBe(name));

  it('are cut at a word', () => {
    const { name } = extractFrom(`<h1>${'word '.repeat(100)}</h1>`);
    expect(name).toMatch(/^(?:word )+word…$/);
    expect(name.length).toBeLessThanOrEqual(120);
  });
});

describe('what is longer than a page takes', () => {
  const sentence = 'I bake sourdough in a small kitchen behind the station. ';
  const bio = sentence.repeat(10).trim();
  const longest = sentence.repeat(60).trim();
  const title = 'The long story of my very first loaf '.repeat(5).trim();
  const foreign = (about: string, link: string) =>
    readForeignPage({
      language: 'en',
      html: `<h1>Nora</h1><p>${about}</p><a href="https://a.example/">${link}</a>`,
      owner: { username: 'nora', fullName: 'Nora' },
    });
  const model = (about: string, link = 'Shop') =>
    readPageConstant(foreign(about, link)?.content.jsx ?? '')?.page;
  const notes = (about: string, link = 'Shop') =>
    (foreign(about, link)?.report ?? [])
      .filter(({ kind }) => kind === 'review')
      .map(({ text }) => text);

  it('a bio of a few sentences stands on the page whole', () => {
    expect(model(bio)).toMatchObject({ name: 'Nora', about: bio });
    expect(model(bio)?.tagline).toBeUndefined();
    expect(notes(bio)).toEqual([]);
    expect(model('Slow mornings.')?.tagline).toBe('Slow mornings.');
  });

  it('ends with a sentence or a word, and is named in the report', () => {
    const about = model(longest)?.about ?? '';
    expect(longest.startsWith(about)).toBe(true);
    expect(about.endsWith('station.')).toBe(true);
    const [link] = model(bio, title)?.links ?? [];
    expect(link?.title).toMatch(/ (?:loaf|The|long|story|of|my|very|first)…$/);
    expect(notes(longest, title)).toEqual([
      `The bio was longer than 2,000 characters: we kept the first ${about.length.toLocaleString('en-US')}`,
      '1 link title longer than 120 characters, shortened',
    ]);
  });
});

describe('markup', () => {
  it.each([
    [
      'a heading in an element that ends before it',
      '<div><h1>Ada</div><p>Pots.</p>',
      'Ada',
      'Pots.',
    ],
    ['paragraphs that are not closed', '<h1>Ada</h1><p>Pots.<p>Cups.', 'Ada', 'Pots.'],
    ['a paragraph with a link', '<h1>Ada</h1><p><a href="/a">Pots</a><p>Cups.', 'Ada', ''],
    ['a drawing with a title', '<svg><title/></svg><h1>Ada</h1><p>Pots.', 'Ada', 'Pots.'],
    ['text without scripts', '<noscript><h1>Ada</h1><p>Pots.</p></noscript>', 'Ada', 'Pots.'],
    ['a template', '<template><h1>Ada</h1><p>Pots.</p></template>', 'Ada', 'Pots.'],
    ['markup in a script', '<script>"<h1>No</h1>"</script><h1>Ada</h1><p>Pots.', 'Ada', 'Pots.'],
    ['markup in a comment', '<!-- <h1>No</h1> --><h1>Ada</h1><p>Pots.', 'Ada', 'Pots.'],
    ['an image in a heading', '<h1><img alt="Ada"></h1><p>Pots.', 'Ada', 'Pots.'],
  ])('is read as browsers do: %s', (_name, html, name, bio) => {
    expect(extractFrom(html)).toMatchObject({ name, bio });
  });

  it('is left unread when it is nested too deeply', () => {
    expect(readHtml('<div>'.repeat(390))).toBeDefined();
    expect(readHtml('<div>'.repeat(400))).toBeUndefined();
  });
});

describe('counted links', () => {
  it.each([
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Fa.example%2F&h=1', 'https://a.example/'],
    ['https://www.google.com/url?q=https://a.example/x', 'https://a.example/x'],
    [
      'https://l.instagram.com/?u=https://t.umblr.com/redirect?z=https%253A%252F%252Fa.example%252F',
      'https://a.example/',
    ],
    [
      'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.example%2F',
      'https://a.example/',
    ],
    ['https://own.example/click?target=https%3A%2F%2Fa.example%2F', 'https://a.example/'],
  ])('%s leads to %s', (url, target) =>
    expect(unwrapTrackingLink(url, 'own.example')).toBe(target),
  );

  it.each([
    'https://shop.example/login?redirect=https://a.example/',
    'https://other.example/out?url=https://a.example/',
    'https://www.google.com/search?q=https://a.example/',
    'https://l.instagram.com/?u=javascript:alert(1)',
    'https://www.youtube.com/watch?v=1&q=https://a.example/',
  ])('%s stays', (url) => expect(unwrapTrackingLink(url, 'own.example')).toBe(url));
});

describe('colors', () => {
  it.each([
    ['body{background:#ABC}', '#aabbcc', ''],
    ['html,body{color:red;background-color:rgb(1, 2, 3)}', '#010203', ''],
    [':root{--background:#111111;--primary:#ff0000}', '#111111', '#ff0000'],
    ['body{background:linear-gradient(#000,#fff)}', '', ''],
    ['.body{background:#123456}', '', ''],
    // Browsers clip channels that are out of range.
    ['body{background:rgb(300, 0, 0)}', '#ff0000', ''],
    ['body{background:#fff url(a.png) no-repeat}', '#ffffff', ''],
    ['body{background:oklch(25% 0.05 250)}a.button{background:hwb(0 0% 0%)}', '#0d2339', '#ff0000'],
    [':root{--base:#102030;--bg:var(--base);--accent:var(--none, gold)}', '#102030', '#ffd700'],
    ['body{background:rgb(0 0 0 / 50%)}:root{--bg:#eee}', '#eeeeee', ''],
  ])('%s', (css, background, accent) => expect(readColors(css)).toEqual({ background, accent }));
});

describe('U6 pages made to be slow', () => {
  const many = (text: string) => text.repeat(Math.floor(2_000_000 / text.length));

  it.each([
    ['nested tags', many('<i>')],
    ['nested tags and closing ones', '<i>'.repeat(300) + many('</b>')],
    ['open links', many('<a href="https://a.example/">')],
    ['100,000 nested elements', `<title>Ada</title>${'<div>'.repeat(100_000)}`],
    ['an attribute without end', `<a href="${many('a')}`],
    ['attributes without names', `<a ${many('= ')}`],
    ['comments that are never closed', many('<!--')],
    ['a comment that is never closed', `<!--${many('-')}`],
    ['formatting that is closed in the wrong order', many('<b><p></b>')],
    ['tables in tables', many('<table><td>')],
    ['texts that a table moves out', `<table>${many('x<tr>')}`],
    ['templates in templates', many('<template>')],
    ['links inside the objects of links', many('<a href="/"><object>')],
    ['attributes', `<a ${Array.from({ length: 250_000 }, (_, n) => `a${n}`).join(' ')}>`],
    ['entities in nested links', '<a>'.repeat(300) + many('&lt;')],
    ['braces in styles', `<style>${many('body{')}</style>`],
    ['variables in styles', `<style>${many('--bg:')}</style>`],
    ['spaces in styles', `<style>body{${many(' ')}</style>`],
    [
      'nested data',
      `<script type="application/json">${'['.repeat(900_000)}${']'.repeat(900_000)}</script>`,
    ],
    ['wide data', `<script type="application/json">[${many('{},')}{}]</script>`],
    ['an unclosed script', `<script>${many('<')}`],
  ])('%s are read, or left unread, and never hold the process up for long', (_name, html) => {
    // Work that grows with the square of the length would not end before the test is given up.
    const parsed = readHtml(html);
    if (parsed) expect(extractProfile(parsed, undefined).links.length).toBeLessThanOrEqual(100);
    else expect(html.length).toBeGreaterThan(1_000);
  });
});
