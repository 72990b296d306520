// What the head of a page says about it: colors of the browser's bars, icon, language and profiles.
import { describe, expect, it } from 'vitest';
import { findFooterFont } from './footer-font.ts';
import { iconUrl } from './page-icon.ts';
import { profileLinks } from './profile-links.ts';
import { findThemeColors } from './theme-colors.ts';

describe('findThemeColors', () => {
  const main = '<main class="page wide"><h1>Ann</h1></main>';

  it.each([
    ['body{background:#123456}', '#123456'],
    ['html{background:#111}body{background:#222}', '#111'],
    [':root{--bg:#0f1a16}body{color:red;background-color:var(--bg)}', '#0f1a16'],
    [':root{--a:var(--b);--b:rebeccapurple}body{background:var(--a)}', 'rebeccapurple'],
    ['body{background:var(--missing,oklch(20% 0.02 160))}', 'oklch(20% 0.02 160)'],
    ['body{background:linear-gradient(#abcdef,#000)}', '#abcdef'],
    ['body{background:#fff url(a.png)}', '#fff'],
    ['body{background:none}.page{background:#333}', '#333'],
    ['@layer base{body{background:#456}}', '#456'],
    ['body{background:#111;background:#222!important}', '#222'],
    ['body{background:color-mix(in oklab,#fff 20%,#000)}', 'color-mix(in oklab,#fff 20%,#000)'],
    ['p::before{content:"}body{background:#f00}"}body{background:#00f}', '#00f'],
    ['/* body{background:#f00} */body{background:#00f}', '#00f'],
  ])('%s has one color', (css, color) => {
    expect(findThemeColors(css, main)).toEqual({ light: color, dark: color });
  });

  it.each([
    [
      ':root{--bg:#fff}@media (prefers-color-scheme:dark){:root{--bg:#000}}body{background:var(--bg)}',
    ],
    ['body{background:#fff}@media (prefers-color-scheme: dark){body{background:#000}}'],
    ['body{background:light-dark(#fff,#000)}'],
    [':root{--bg:light-dark(#fff,var(--night,#000))}html{background:var(--bg)}'],
  ])('%s has a light and a dark color', (css) => {
    expect(findThemeColors(css, main)).toEqual({ light: '#fff', dark: '#000' });
  });

  it('reads the style of the element that encloses the page', () => {
    const html = '<div style="--bg: #321; background: var(--bg)">x</div>';
    expect(findThemeColors('', html)).toEqual({ light: '#321', dark: '#321' });
  });

  it.each([
    [''],
    ['body{background:url(a.png)}'],
    ['body{background:#ffffff80}'],
    ['body{background:rgba(0,0,0,.5)}'],
    ['body{background:transparent}'],
    ['body{background:var(--a)}:root{--a:var(--a)}'],
    ['@media print{body{background:#fff}}'],
    ['@media (min-width:900px){body{background:#123}}'],
    ['p{background:#123}'],
  ])('%j has no color', (css) => expect(findThemeColors(css, main)).toEqual({}));

  it.each([
    ['braces', '{'.repeat(250_000)],
    ['quotes', '"\\'.repeat(125_000)],
    ['comments', '/*'.repeat(125_000)],
    ['variables', `:root{--a:${'var(--a)'.repeat(30_000)}}body{background:var(--a)}`],
    ['rules', 'body{background:var(--a)}'.repeat(10_000)],
  ])('reads much CSS of %s in a short time', (_name, css) => {
    const classes = `<main class="${'a '.repeat(100_000)}">x</main>`;
    const start = performance.now();
    findThemeColors(css, classes);
    expect(performance.now() - start).toBeLessThan(500);
  });
});

describe('findFooterFont', () => {
  const main = '<main class="page wide"><h1>Ann</h1></main>';

  it.each([
    ['main{font-family:Sora,sans-serif}', 'font-family:Sora,sans-serif'],
    ['.page{font:500 1rem/1.5 "DM Sans",serif}', 'font:500 1rem/1.5 "DM Sans",serif'],
    ['body{font-family:serif}.wide{font-family:var(--body)}', 'font-family:var(--body)'],
    ['#page{font-family:Sora}', 'font-family:Sora'],
    ['body{font-family:Sora}', undefined],
    ['body{font-family:Sora}main{font-family:Sora}', undefined],
    ['*{font-family:Sora}main{font-family:serif}', undefined],
    ['main{font-family:inherit}', undefined],
    ['h1{font-family:Sora}', undefined],
    ['', undefined],
  ])('of %s is %j', (css, font) => expect(findFooterFont(css, main)).toBe(font));

  it('reads the style of the outermost element', () => {
    const html = '<main style="font-family: &quot;DM Sans&quot;, serif; color: red">x</main>';
    expect(findFooterFont('', html)).toBe('font-family:"DM Sans", serif');
  });
});

describe('iconUrl', () => {
  const icon = {
    name: 'anna Moss',
    colors: { background: '#112233', text: '#ffffff', accent: '#10b981' },
    avatarUrl: 'https://pages.example/_/media/anna.webp',
    isAllowedOrigin: (origin: string) => origin === 'https://pages.example',
  };
  const drawing = (url: string) => {
    const [type, data = ''] = url.split(/,(.*)/s);
    return [type, decodeURIComponent(data)];
  };

  it('is the avatar', () => expect(iconUrl(icon)).toBe(icon.avatarUrl));

  it.each([[null], ['https://tracker.example/a.png'], ['not an address']])(
    'is the initial in the colors of the page when the avatar is %j',
    (avatarUrl) => {
      const [type, svg] = drawing(iconUrl({ ...icon, avatarUrl }));
      expect(type).toBe('data:image/svg+xml');
      expect(svg).toMatch(/<rect [^>]*fill='#112233'\/><text [^>]*fill='#ffffff'>A<\/text>/);
    },
  );

  it.each([
    ['“Émile”', 'É'],
    ['e\u0301mile', 'É'],
    ['👩‍🎤 zoë', 'Z'],
    ['李雷', '李'],
    ['7 seas', '7'],
    ['<&>', ''],
  ])('draws the first letter or digit of %j', (name, initial) => {
    expect(drawing(iconUrl({ ...icon, name, avatarUrl: null }))[1]).toContain(`>${initial}</text>`);
  });
});

describe('profileLinks', () => {
  it.each([
    'https://www.instagram.com/anna',
    'https://instagram.com/anna/?hl=en',
    'https://www.youtube.com/@anna',
    'https://youtube.com/channel/UC123',
    'https://www.linkedin.com/in/anna-moss',
    'https://open.spotify.com/artist/123',
    'https://anna.bandcamp.com/',
    'https://anna.substack.com',
    'https://social.coop/@anna',
    'https://github.com/anna',
  ])('has the profile %s', (address) => expect(profileLinks([address])).toEqual([address]));

  it.each([
    'https://anna.example/shop',
    'https://www.instagram.com/p/C123/',
    'https://instagram.com/',
    'https://www.youtube.com/watch?v=1',
    'https://open.spotify.com/track/123',
    'https://bandcamp.com/',
    'https://www.facebook.com/sharer.php?u=1',
    'https://x.com/intent/tweet',
    'https://x.com/anna/status/1',
    'https://vimeo.com/123456',
    'https://instagram.com.evil.example/anna',
    'http://instagram.com/anna',
    'mailto:anna@instagram.com',
    '/anna',
    '',
  ])('leaves out %j', (address) => expect(profileLinks([address])).toEqual([]));

  it('lists each profile once, and 20 at most', () => {
    const addresses = Array.from({ length: 30 }, (_, index) => `https://github.com/user${index}`);
    const links = profileLinks([...addresses, ...addresses]);
    expect(links).toEqual(addresses.slice(0, 20));
  });
});
