// Page sources that take far more than their size suggests, up to the limit of 256 KB: what a security
// review found, and what runs, nests or repeats without end.

export type Source = { jsx: string; css?: string };

/** As the API takes it. */
export function createContent({ jsx, css = '' }: Source) {
  return { jsx, css, metadata: { title: 'Overload', description: '' } };
}

export const plain = 'export default () => <main><h1>Hello</h1></main>;';
const SIZE = 240_000;

const repeated = (text: string) => text.repeat(Math.floor(SIZE / text.length));
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => line(i)).join('\n');
const rendering = (statements: string) =>
  `export default () => { ${statements}; return <p>done</p>; };`;
const link = (href: string, text: string) =>
  `export default () => <main><a href="${href}">${text}</a></main>;`;

export const endless: Source = { jsx: rendering('while (true) {}') };

/** By what they attack. */
export const hostileSources: Record<string, Source> = {
  'namespace imports of icons': { jsx: icons(250) },
  'unknown icons': {
    jsx: `${lines(2_500, (i) => `import { NotAnIcon${i} } from "lucide-react";`)}\n${plain}`,
  },
  'comment of $': { jsx: `//$vys${'$'.repeat(SIZE)}\n${plain}` },
  'shadowed names': {
    jsx: `${lines(200, (i) => `import a${i} from 'clsx';`)}\nfunction f(){${'var a1;'.repeat(20_000)}}\n${plain}`,
  },
  '48,000 names': {
    jsx: `let ${Array.from({ length: 48_000 }, (_, i) => `$${i.toString(36)}`).join(',')};\n${plain}`,
  },
  'long names': { jsx: longNames() },
  'CSS value of spaces': { jsx: plain, css: `a{color:${' '.repeat(SIZE)}red}` },
  'CSS url of spaces': { jsx: plain, css: `a{background:url(${' '.repeat(SIZE)}` },
  'nested CSS': { jsx: plain, css: repeated('a{') },
  'host of dots': { jsx: link(`https://a${'.'.repeat(SIZE)}`, 'go') },
  'link text of dots': { jsx: link('https://a.example', '.'.repeat(SIZE)) },
  '256 KB of elements': { jsx: `export default () => <main>${repeated('<p>Hello</p>')}</main>;` },
  '256 KB of links': {
    jsx: `export default () => <main>${repeated('<a href="https://a.example/b">b</a>')}</main>;`,
  },
  'nested JSX': {
    jsx: `export default () => ${'<b>'.repeat(30_000)}x${'</b>'.repeat(30_000)};`,
  },
  'nested HTML': {
    jsx: `export default () => <div dangerouslySetInnerHTML={{ __html: '<div>'.repeat(180_000) }} />;`,
  },
  'nested parentheses': { jsx: `const a = ${'('.repeat(100_000)};\n${plain}` },
  'endless loop': endless,
  'endless regular expression': { jsx: rendering(`/^(a+)+$/.test('a'.repeat(60) + 'b')`) },
  'huge BigInt': { jsx: rendering('let a = 3n; for (;;) a = a * a') },
  'endless memory': {
    jsx: rendering(`const a = []; for (;;) a.push('x'.repeat(1000) + a.length)`),
  },
  'endless recursion': { jsx: rendering('const f = (n) => f(n + 1) + f(n + 2); f(0)') },
  'output of 1 MB': { jsx: `export default () => <p>{'&<>'.repeat(330_000)}</p>;` },
};

/** Of 60,000 line ends, for the export of a page that runs in the browser. */
export const lineEnds: Source = {
  jsx: `import { useState } from 'react';
const text = \`${'\\n'.repeat(60_000)}\`;
export default () => { const [n] = useState(1); return <main>{n}{text.length}</main>; };`,
};

/** A page of 240 KB that publishes. */
export function large(seed: number): Source {
  const paragraphs = Array.from({ length: SIZE / 40 }, (_, i) => {
    return `<p>${((i + 1) * (seed + 7_919) * 2_654_435_761).toString(36).padEnd(33, 'x').slice(0, 33)}</p>`;
  });
  return { jsx: `export default () => <main>${paragraphs.join('')}</main>;` };
}

/** Sections that the assistant redesigns. */
export const manySections: Source = {
  jsx: `export default () => <main>${lines(1_300, (i) => `<section><h2>T${i}</h2></section>`)}</main>;`,
};

function icons(imports: number): string {
  const names = 'Activity,Airplay,Album,Anchor,Apple,Archive,Award,Axe,Baby,Backpack'.split(',');
  const used = Array.from({ length: imports }, (_, i) => `a${i}`);
  return `${used.map((name) => `import * as ${name} from "lucide-react";`).join('\n')}
// ${names.join(' ')}
import { useState } from 'react';
const all = [${used.join(',')}];
export default () => { const [n] = useState(0); return <p>{n}{all.length}</p>; };`;
}

/** Helpers of the compiled code get a name that is not in the source, here of 100 KB, for each element. */
function longNames(): string {
  return `//$vys${'$'.repeat(100_000)}
import { useState } from 'react';
export default () => { const [n] = useState(0); return <main>{n}${'<b>x</b>'.repeat(10_000)}</main>; };`;
}
