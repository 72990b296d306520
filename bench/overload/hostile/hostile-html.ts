// Foreign pages of almost 2 MB to import, made to be read for long.

const SIZE = 1_900_000;
const head = '<title>Anna</title><a href="https://a.example">A</a>';
const repeated = (text: string) => text.repeat(Math.floor(SIZE / text.length));

/** By what they attack. */
export const hostileHtml: Record<string, string> = {
  'title of spaces': `${head}<meta property="og:title" content="${' '.repeat(SIZE)}x">`,
  'email of dots': `${head}<a href="mailto:a@${'.'.repeat(SIZE)}">mail</a>`,
  'nested elements': `${head}${repeated('<div>')}`,
  'nested tables': `${head}${repeated('<table><tr><td>')}`,
  'nested formatting': `${head}${repeated('<b><i><p>')}`,
  'attributes without end': `${head}<a ${repeated('a=1 b ')}`,
  'many links': `${head}${repeated('<a href="https://a.example/b?c=d&amp;e">link</a>')}`,
  'open comments': `${head}${repeated('<!--')}`,
  'style of braces': `${head}<style>${repeated('a{b:c;')}</style>`,
};
