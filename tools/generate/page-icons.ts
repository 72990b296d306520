// Writes the marks that pages and the share dialog draw: of platforms from Simple Icons (CC0-1.0), and line drawings from Lucide (ISC).
// Which platforms and drawings those are is said in `compiler/src/page-design/look/page-icons/icon-sources.ts`.
// Run `node tools/generate/page-icons.ts` after changing that list.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  lineSources,
  platformHosts,
} from '../../compiler/src/page-design/look/page-icons/icon-sources.ts';
import { roundPath } from './round-path.ts';

const folder = new URL('../../compiler/src/page-design/look/page-icons/', import.meta.url);
export const brandFile = new URL('brand-icons.generated.ts', folder);
export const lineFile = new URL('line-icons.generated.ts', folder);
export const networkFile = new URL(
  '../../web/src/features/accounts/sharing/posts/network-marks.generated.ts',
  import.meta.url,
);

/** Those of the share dialog that Simple Icons may draw. */
const networks = [...['whatsapp', 'x', 'facebook', 'telegram', 'instagram', 'threads', 'bluesky']];

const BRANDS = 'Marks of platforms, from Simple Icons (CC0-1.0).';

export const writeBrandIcons = (): string =>
  toSource(BRANDS, 'brandIcons', Object.keys(platformHosts).map(readBrand));

export const writeNetworkMarks = (): string =>
  toSource(BRANDS, 'networkMarks', networks.map(readBrand));

function readBrand(slug: string): readonly [string, string] {
  const packageFolder = dirname(createRequire(import.meta.url).resolve('simple-icons'));
  const svg = readFileSync(join(packageFolder, 'icons', `${slug}.svg`), 'utf8');
  const path = /<path d="([^"]+)"\/>/.exec(svg)?.[1];
  if (path === undefined) throw new Error(`Simple Icons draws ${slug} with more than one path`);
  return [slug, roundPath(path)];
}

export async function writeLineIcons(): Promise<string> {
  const icons = join(
    dirname(createRequire(import.meta.url).resolve('lucide-react')),
    '../esm/icons',
  );
  const entries = await Promise.all(
    Object.entries(lineSources).map(async ([name, source]) => {
      const module = await import(pathToFileURL(join(icons, `${source}.mjs`)).href);
      const { node } = module.__iconData as { node: Shape[] };
      return [name, roundPath(node.map(toPath).join(''))] as const;
    }),
  );
  return toSource('Line drawings, from Lucide (ISC, © Lucide contributors).', 'lineIcons', entries);
}

type Shape = readonly [element: string, attributes: Readonly<Record<string, string>>];

function toPath([element, attributes]: Shape): string {
  const number = (name: string) => Number(attributes[name] ?? 0);
  switch (element) {
    case 'path':
      return startAbsolute(attributes.d ?? '');
    case 'circle': {
      const r = number('r');
      return `M${number('cx') - r} ${number('cy')}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`;
    }
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
    case 'polyline':
    case 'polygon':
      return `M${attributes.points?.replace(' ', 'L')}${element === 'polygon' ? 'Z' : ''}`;
    case 'rect': {
      const [width, height] = [number('width'), number('height')];
      const r = number('rx') || number('ry');
      const arc = (x: number, y: number) => (r ? `a${r} ${r} 0 0 1 ${x} ${y}` : '');
      const top = `M${number('x') + r} ${number('y')}h${width - 2 * r}${arc(r, r)}`;
      return `${top}v${height - 2 * r}${arc(-r, r)}h${2 * r - width}${arc(-r, -r)}v${2 * r - height}${arc(r, -r)}z`;
    }
    default:
      throw new Error(`no path for <${element}>`);
  }
}

/** A path that opens with a relative move depends on what is drawn before it. */
function startAbsolute(path: string): string {
  const start = /^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)\s*(.*)$/s.exec(path);
  if (start === null) return path;
  const [, x, y, rest = ''] = start;
  return `M${x} ${y}${/^[-\d.]/.test(rest) ? 'l' : ''}${rest}`;
}

function toSource(title: string, name: string, entries: readonly (readonly [string, string])[]) {
  const lines = entries
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, path]) => {
      const property = /^[a-z]\w*$/.test(key) ? key : `'${key}'`;
      const text = `'${path}'`;
      const isLong = `  ${property}: ${text},`.length > 100;
      return `  ${property}:${isLong ? '\n    ' : ' '}${text},\n`;
    });
  return `// ${title}
// Written by tools/generate/page-icons.ts.

export const ${name}: Readonly<Record<string, string>> = {
${lines.join('')}};
`;
}

if (import.meta.main) {
  writeFileSync(brandFile, writeBrandIcons());
  writeFileSync(lineFile, await writeLineIcons());
  writeFileSync(networkFile, writeNetworkMarks());
}
