// The allow-list, with the known ways around such lists.
import { describe, expect, it } from 'vitest';
import { HONEYPOT_FIELD } from './honeypot.ts';
import { sanitizeHtml } from './sanitize-html.ts';

const options = { formAction: (kind: string) => `/f/ann/${kind}` };
function sanitized(html: string) {
  const result = sanitizeHtml(html, options);
  if (!result.ok) throw new Error(result.diagnostics[0]?.message);
  return result;
}
const clean = (html: string) => sanitized(html).html;

describe('kept as it is', () => {
  it.each([
    '<main id="a" class="b c" data-x="1" aria-label="d" lang="de" title="e">x</main>',
    '<h1>A</h1><p>b <strong>c</strong> &amp; &lt;d&gt;</p>',
    '<img src="/a.png" alt="" width="4" height="4" loading="lazy">',
    '<img src="data:image/png;base64,AA==" alt="x">',
    '<picture><source srcset="/a.webp 1x, /b.webp 2x" type="image/webp"><img src="/a.png" alt=""></picture>',
    '<video src="/a.mp4" controls="" muted="" poster="/a.png"></video>',
    '<details><summary>a</summary>b</details>',
    '<ul role="list"><li>a</li></ul>',
    '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>',
    '<a href="/b">b</a><a href="#c">c</a><a href="mailto:a@b.example">d</a><a href="tel:+49">e</a>',
    '<svg viewBox="0 0 24 24" fill="none" stroke-width="2"><path d="M0 0h1"></path></svg>',
    '<svg><defs><linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="0"></stop></linearGradient></defs><rect fill="url(#g)"></rect></svg>',
    '<svg><use href="#a"></use><animate attributeName="opacity" dur="1s"></animate></svg>',
    '<style>a > b{color:red}</style>',
    '<p style="color:red;--a:1">x</p>',
    '<pre>\n\nx</pre>',
    'x &nbsp; y',
  ])('keeps %s', (html) => {
    expect(sanitized(html)).toMatchObject({ html, removed: [] });
  });
});

describe('elements', () => {
  it.each([
    ['<script>alert(1)</script>a', 'a'],
    ['<SCRIPT SRC=//x.example></SCRIPT>a', 'a'],
    ['<script/x>alert(1)</script>a', 'a'],
    ['<svg><script>alert(1)</script></svg>', '<svg></svg>'],
    ['<svg><script href="data:,alert(1)"/></svg>', '<svg></svg>'],
    ['<meta http-equiv="refresh" content="0;url=//x.example">a', 'a'],
    ['<base href="//x.example/">a', 'a'],
    ['<link rel="stylesheet" href="//x.example">a', 'a'],
    ['<object data="x"></object><embed src="x">a', 'a'],
    ['<template><b>x</b></template>a', 'a'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', '"&gt;'],
    ['<math><mi>x</mi></math>a', 'a'],
    ['<title>x</title>a', 'a'],
    ['<xmp><img src=x></xmp>a', 'a'],
    ['<center><font color="red">a</font></center>', 'a'],
    ['<my-part><b>a</b></my-part>', '<b>a</b>'],
    ['<!-- a --><!--[if IE]><script>x</script><![endif]-->b', 'b'],
    ['<svg><foreignObject><b>x</b></foreignObject></svg>', '<svg></svg>'],
    ['<svg><a href="javascript:alert(1)"><path/></a></svg>', '<svg></svg>'],
    ['<svg><style>a{}</style><title>a<b>c</b></title></svg>', '<svg><title>a</title></svg>'],
    ['<svg><image href="//x.example"/></svg>', '<svg></svg>'],
    ['<svg><set attributeName="href" to="javascript:alert(1)"/></svg>', '<svg></svg>'],
    ['<svg><animate attributeName="href" to="javascript:alert(1)"/></svg>', '<svg></svg>'],
    [
      '<svg><animate attributeName="xlink:href" values="javascript:alert(1)"/></svg>',
      '<svg></svg>',
    ],
    ['<svg><animate attributeName="onload" to="x"/></svg>', '<svg></svg>'],
    ['<input type="password"><input type=" FILE "><input type="image" src="x">', ''],
  ])('cleans %s', (html, expected) => {
    const result = sanitized(html);
    expect(result.html).not.toMatch(/<script|onerror=|javascript:|x\.example/i);
    if (expected !== '"&gt;') expect(result.html).toBe(expected);
  });

  it('reports what it removed', () => {
    expect(sanitized('<p onclick="a" foo="b">x<script>y</script></p>').removed).toEqual([
      { element: 'p', attribute: 'onclick', reason: 'handler' },
      { element: 'p', attribute: 'foo', reason: 'not_allowed' },
      { element: 'script', reason: 'not_allowed' },
    ]);
  });
});

describe('attributes', () => {
  it.each([
    '<p onclick="a()">x</p>',
    '<p ONCLICK=a()>x</p>',
    '<p/onclick=a()>x</p>',
    '<p formaction="//x.example">x</p>',
    '<p srcdoc="<b>">x</p>',
    '<p is="x-y" xmlns="z" xml:base="//x.example">x</p>',
    '<p contenteditable autofocus ping="//x.example">x</p>',
    '<p data-a"b="c" data-<x="y">x</p>',
    '<p background="//x.example" href="//x.example">x</p>',
  ])('%s loses its attributes', (html) => expect(clean(html)).toBe('<p>x</p>'));

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '&#1;javascript:alert(1)',
    '&#x20;&#x09;javascript:alert(1)',
    'javascript&colon;alert(1)',
    'java&Tab;script&NewLine;:alert(1)',
    '&#0000106;avascript:alert(1)',
    'data:text/html;base64,AAAA',
    'data:image/png,x',
    'vbscript:x',
    'livescript:x',
    'view-source:x',
    'blob:https://x/1',
  ])('no link to %j', (href) => expect(clean(`<a href="${href}">x</a>`)).toBe('<a>x</a>'));

  it.each([
    ['img', 'src', 'javascript:alert(1)'],
    ['img', 'src', 'data:text/html,x'],
    ['img', 'srcset', '/a.png 1x, javascript:alert(1) 2x'],
    ['img', 'srcset', 'data:image/png;base64,AA== 1x'],
    ['video', 'poster', 'javascript:1'],
    ['audio', 'src', 'data:audio/x,1'],
    ['a', 'target', 'frame1'],
  ])('no %s with %s %j', (element, name, value) => {
    expect(clean(`<${element} ${name}="${value}">`)).not.toContain(name);
  });

  it.each([
    ['https://a.example/?b=1&amp;c', 'noopener noreferrer ugc'],
    ['//a.example', 'noopener noreferrer ugc'],
    ['\\\\a.example', 'noopener noreferrer ugc'],
    ['HTTP://a.example', 'noopener noreferrer ugc'],
  ])('marks the external link %s', (href, rel) => {
    expect(clean(`<a href="${href}" rel="opener" target="_BLANK">x</a>`)).toBe(
      `<a href="${href}" target="_blank" rel="${rel}" referrerpolicy="no-referrer">x</a>`,
    );
  });

  it('keeps what an author says about a link, and drops the rest', () => {
    expect(clean('<a href="https://a.example" rel="me sponsored opener">x</a>')).toContain(
      'rel="noopener noreferrer ugc me sponsored"',
    );
    expect(clean('<a href="/a" rel="opener" referrerpolicy="unsafe-url">x</a>')).toBe(
      '<a href="/a">x</a>',
    );
  });

  it.each([
    ['<svg><path fill="url(https://x.example/#a)"></path></svg>', '<svg><path></path></svg>'],
    ['<svg><path fill="u\\72l(x)"></path></svg>', '<svg><path></path></svg>'],
    ['<svg><use xlink:href="data:image/svg+xml,x#a"/></svg>', '<svg><use></use></svg>'],
    ['<svg><use xlink:href="#a"/></svg>', '<svg><use href="#a"></use></svg>'],
    ['<svg onload="a()" xmlns:xlink="x"><g onclick="b()"/></svg>', '<svg><g></g></svg>'],
  ])('SVG %s', (html, expected) => expect(clean(html)).toBe(expected));
});

describe('frames', () => {
  it.each([
    ['https://www.youtube.com/embed/a?b=1', 'https://www.youtube.com/watch?v=a', 'YouTube'],
    ['//youtube-nocookie.com/embed/a', 'https://www.youtube.com/watch?v=a', 'YouTube'],
    ['https://player.vimeo.com/video/1', 'https://vimeo.com/1', 'Vimeo'],
    ['http://open.spotify.com/embed/track/1', 'https://open.spotify.com/track/1', 'Spotify'],
    [
      'https://w.soundcloud.com/player/?url=a',
      'https://w.soundcloud.com/player/?url=a',
      'SoundCloud',
    ],
    ['https://www.tiktok.com/embed/v2/1', 'https://www.tiktok.com/embed/v2/1', 'TikTok'],
  ])('replaces %s with a facade', (src, href, provider) => {
    const html = clean(`<iframe src="${src}" title="Live" onload="a()" srcdoc="b">c</iframe>`);
    expect(html).not.toMatch(/iframe|onload|srcdoc/);
    expect(html).toContain(`<a href="${href}" data-play="https://`);
    expect(html).toContain('" target="_blank" class="vys-embed');
    expect(html).toContain('rel="noopener noreferrer ugc" referrerpolicy="no-referrer"');
    expect(html).toContain(`<b>Live</b><small>${provider}</small></a>`);
  });

  it.each([
    'https://evil.example/embed/a',
    'https://www.youtube.com/watch?v=a',
    'https://www.youtube.com.evil.example/embed/a',
    'https://www.youtube.com@evil.example/embed/a',
    'https://evil.example\\@www.youtube.com/embed/a',
    'https://www.youtube-nocookie.com/embed/../redirect',
    'https://open.spotify.com/track/1',
    'javascript:alert(1)',
    'data:text/html,x',
    '/local',
    '',
    '//__proto__/embed/',
  ])('removes a frame of %j', (src) => {
    const result = sanitized(`<iframe src="${src}"></iframe>a<iframe srcdoc="x"></iframe>`);
    expect(result.html).toBe('a');
    expect(result.removed).toContainEqual({ element: 'iframe', reason: 'foreign_frame' });
  });
});

describe('forms', () => {
  it.each(['newsletter', 'contact', 'guestbook'])('wires a %s form to our own endpoint', (kind) => {
    const html = clean(
      `<form data-form="${kind}" action="https://evil.example" method="get" target="x"><input name="email" form="y"><button formaction="https://evil.example">Go</button></form>`,
    );
    expect(html).toContain(`<form data-form="${kind}" method="post" action="/f/ann/${kind}">`);
    expect(html).not.toContain('evil');
    expect(html.match(new RegExp(`name="${HONEYPOT_FIELD}"`, 'g'))).toHaveLength(1);
  });

  it.each([
    '<form action="https://evil.example">',
    '<form data-form="bank">',
    '<form data-form="">',
    '<form data-form="__proto__">',
  ])('makes %s send nothing', (form) => {
    const result = sanitized(`${form}<button>Go</button></form>`);
    expect(result.html).toBe('<form method="dialog"><button>Go</button></form>');
    expect(result.removed).toContainEqual({
      element: 'form',
      attribute: 'action',
      reason: 'unwired_form',
    });
  });
});

describe('reading it again', () => {
  it.each([
    '<form><div></form><form id="x"><style><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<svg><p><style><g title="</style><img src=x onerror=alert(1)>"></svg>',
    '<a><table><td></a><a>x',
    '<b><p>1<b><p>2</b>3',
    '<select><option><select><b>x',
    '<table><a>1<tr><td>2<a>3</table>',
    '<textarea></textarea><textarea>\n\n<b></textarea>',
    '<style><</style/style>x</style>',
    '<style>a{}&lt;/style>&lt;img src=x onerror=alert(1)></style>',
    '<p>a<svg><desc><p>b',
  ])('changes nothing more: %s', (html) => {
    const once = clean(html);
    expect(clean(once)).toBe(once);
    const outsideStyles = once.replace(/<style>[\s\S]*?<\/style>/g, '').replace(/="[^"]*"/g, '');
    expect(outsideStyles).not.toMatch(/onerror/);
  });

  it('collects CSS for the fonts', () => {
    const { inlineCss } = sanitized(
      '<style>@import "x";a{font-family:Sora}</style><p style="font:1px Nunito">x</p>',
    );
    expect(inlineCss).toContain('a{font-family:Sora}');
    expect(inlineCss).toContain('font:1px Nunito');
    expect(inlineCss).not.toContain('@import');
  });

  it.each([
    ['depth', '<div>'.repeat(100_000)],
    [
      'formatting',
      Array.from({ length: 3_000 }, (_v, n) => `<b id=${n}>`).join('') + '<p>x'.repeat(3_000),
    ],
    ['elements', '<br>'.repeat(60_000)],
    ['characters', 'x'.repeat(1_048_577)],
  ])('rejects too much %s instead of working for minutes', (_what, html) => {
    expect(sanitizeHtml(html, options)).toMatchObject({ ok: false });
  });
});

describe('links whose address is still to come', () => {
  it.each([
    ['<p><a data-placeholder="">x</a>y</p>', '<p>y</p>'],
    ['<ul><li><a data-placeholder=""><b>x</b></a></li><li>y</li></ul>', '<ul><li>y</li></ul>'],
    ['<ul><li> <a data-placeholder="">x</a> y</li></ul>', '<ul><li>  y</li></ul>'],
  ])('leaves it out of %s', (html, expected) => {
    expect(sanitized(html)).toMatchObject({ html: expected, removed: [] });
  });

  it.each([
    '<a href="/b" data-placeholder="">b</a>',
    '<a>b</a>',
    '<p data-placeholder="">b</p>',
    '<ul><li><a href="/b">b</a></li></ul>',
  ])('keeps %s', (html) => {
    expect(clean(html)).toBe(html);
  });
});
