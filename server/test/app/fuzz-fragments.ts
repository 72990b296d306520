// Hostile inputs for the fuzz suite: fragments of each language, repeated and nested up to a size. The same
// seed gives the same inputs.

export type Random = () => number;

/** At least 0, less than 1; the same again for the same seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const jsx = [
  ...[
    '<p>',
    '</p>',
    '<a href="',
    '">',
    '/>',
    '<></>',
    '<b {...a}/>',
    '{a}',
    '{`',
    '${',
    '`}',
    '{/*',
    '*/}',
  ],
  ...[
    'import a from "clsx";',
    'import * as a from "lucide-react";',
    'import { A1 } from "lucide-react";',
  ],
  ...[
    'let a=1;',
    'var a;',
    'function f(){',
    '}',
    'a=>',
    'a?.',
    '[',
    ']',
    '(',
    ')',
    '/a/',
    '//',
    '/*',
    '\n',
  ],
  ...[
    '$',
    '$vys',
    'a',
    '\\u0061',
    '"',
    "'",
    '=',
    '+',
    ',',
    ';',
    '.',
    ':',
    ' ',
    '#',
    '@',
    '0',
    '😀',
    '\u2028',
  ],
  ...[
    'javascript:',
    'https://',
    '.com',
    'data:',
    'style={{color:"',
    '}}',
    'className="',
    'onClick={',
  ],
  ...[
    'atob(',
    'location.',
    'type="password"',
    'Password',
    'paypal',
    'export default ',
    'class A{',
    'async ',
  ],
];
const css = [
  ...[
    'a{',
    '}',
    ':root{',
    '--a:',
    'var(--a)',
    'color:',
    'red',
    ';',
    ':',
    '/*',
    '*/',
    '"',
    "'",
    '(',
    ')',
    ' ',
  ],
  ...[
    'url(',
    '@import ',
    '@media(',
    '@layer a{',
    '&',
    '>',
    '+',
    '~',
    ',',
    '.a',
    '#a',
    '[a="',
    ']',
    '\\',
    '\n',
  ],
  ...[
    'calc(',
    'rgb(',
    'oklch(',
    '#fff',
    '!important',
    ':is(',
    ':not(',
    '-->',
    '<!--',
    '0',
    '%',
    'px',
    '@\\69mport',
  ],
];
const html = [
  ...[
    '<p>',
    '</p>',
    '<div>',
    '</div>',
    '<b>',
    '<i>',
    '<table>',
    '<tr>',
    '<td>',
    '<svg>',
    '<math>',
    '<!--',
    '-->',
  ],
  ...[
    '<a href="',
    'mailto:',
    'a@',
    '.',
    'https://',
    '" ',
    '">',
    "'",
    '<meta property="og:title" content="',
  ],
  ...[
    '<script>',
    '</script>',
    '<style>',
    '</style>',
    '{',
    '}',
    '[',
    ']',
    '"',
    ':',
    ',',
    '&amp;',
    '&',
    '#',
    ';',
  ],
  ...[
    '<title>',
    '</title>',
    '<h1>',
    ' | ',
    ' ',
    '\n',
    '\t',
    'a',
    '<img src="',
    '<base href="',
    '<form>',
    '<',
  ],
];
const message = [
  ...[
    'make it ',
    'my handle is ',
    'go with ',
    'up the ',
    'add ',
    'a link to ',
    'and ',
    'then ',
    'remove ',
    'the ',
  ],
  ...[
    'headline ',
    'to ',
    '"',
    "'",
    '. ',
    ', ',
    '; ',
    ': ',
    '- ',
    '@',
    'https://',
    '.com ',
    'red ',
    'dark ',
    'not ',
  ],
  ...[
    'bigger ',
    'section ',
    'about ',
    'my ',
    'page ',
    'with ',
    'instagram ',
    'change ',
    'is ',
    '\n',
    '1 ',
    'zz',
    '  ',
  ],
];

const fragments = { jsx, css, html, message };
export type Language = keyof typeof fragments;

const sentence = 'Ceramics, small batches and a shop that opens on Saturdays from ten to four. ';
const ordinary: Record<Language, string> = {
  jsx: `<section className="card"><h2>Studio</h2><p>${sentence.repeat(4)}</p></section>\n`,
  css: '.card { padding: 12px 16px; background: #fafafa }\n@media (width > 40rem) { .card { color: #222 } }\n',
  html: `<section class="card"><h2>Studio</h2><p>${sentence.repeat(4)}</p><a href="https://a.example/">Shop</a></section>\n`,
  message: sentence,
};

/** What people write, of about `size` characters and well-formed. */
export function ordinaryText(language: Language, size: number): string {
  const text = ordinary[language];
  return text.repeat(Math.max(1, Math.floor(size / text.length)));
}

/** Fragments of a language, repeated, nested or mixed, of about `size` characters. */
export function hostileText(random: Random, language: Language, size: number): string {
  const parts: readonly string[] = fragments[language];
  const pick = () => parts[Math.floor(random() * parts.length)] ?? '';
  const [first, second, third] = [pick(), pick() + pick(), pick()];
  const fill = (text: string, length: number) =>
    text.repeat(Math.max(1, Math.ceil(length / Math.max(1, text.length)))).slice(0, length);
  const half = Math.floor(size / 2);
  switch (Math.floor(random() * 6)) {
    case 0:
      return fill(first, size);
    case 1:
      return fill(second, size);
    case 2:
      return first + fill(third, size) + second;
    case 3:
      return fill(first, half) + fill(second, half);
    case 4:
      return fill(first, half) + third + fill([...first].toReversed().join(''), half);
    default: {
      const mixed = Array.from({ length: 40 }, pick).join('');
      return fill(mixed, size);
    }
  }
}
