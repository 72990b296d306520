// The drawings of the icon package, as code that makes components of them: of a page's own icons where
// it is rendered or published, of all for the preview.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

type Child = readonly [element: string, attributes: Readonly<Record<string, string>>];
type Drawing = { classes: string; children: readonly Child[] };

const folder = fileURLToPath(new URL('../esm/', import.meta.resolve('lucide-react')));
const drawings = new Map<string, Drawing>();
let files: ReadonlyMap<string, string> | undefined;

/** File of each icon by all the names it is offered under. */
function iconFiles(): ReadonlyMap<string, string> {
  files ??= new Map(
    [...readFileSync(join(folder, 'lucide-react.mjs'), 'utf8').matchAll(OFFERS)].flatMap(
      ([, names = '', file = '']) => {
        return [...names.matchAll(/default as (\w+)/g)].map(
          ([, name = '']) => [name, file] as const,
        );
      },
    ),
  );
  return files;
}

const OFFERS = /^export \{ ([\w ,]+) \} from '\.\/icons\/([a-z0-9-]+)\.mjs'/gm;

/** The icons whose names stand anywhere in a code. */
export function iconsNamedIn(code: string): string[] {
  const words = new Set(code.match(/\b[A-Z][A-Za-z0-9]*\b/g));
  return [...words].filter((word) => iconFiles().has(word));
}

function readDrawing(file: string): Drawing {
  const cached = drawings.get(file);
  if (cached) return cached;
  const source = readFileSync(join(folder, 'icons', `${file}.mjs`), 'utf8');
  const opening = 'const __iconData = ';
  const start = source.indexOf(opening) + opening.length;
  const end = source.indexOf('\n};', start);
  const literal = source.slice(start, end + 2);
  if (start < opening.length || end < 0)
    throw new Error(`the icon ${file} is not written as expected`);
  // The package's own data, written as code.
  const data: { node: Child[]; aliases?: string[] } = new Function(`return ${literal}`)();
  const children = data.node.map(([element, { key: _key, ...attributes }]) => {
    return [element, attributes] as const;
  });
  const names = [file, ...(data.aliases ?? [])].map((name) => `lucide-${name}`);
  const drawing = { classes: ['lucide', ...names].join(' '), children };
  drawings.set(file, drawing);
  return drawing;
}

/** An expression for an object of icon components by name; names that there are not are left out. */
export function iconObject(names: readonly string[], createElement: string): string {
  const entries = names.flatMap((name) => {
    const file = iconFiles().get(name);
    return file ? [`${JSON.stringify(name)}:${drawn(file)}`] : [];
  });
  return `((h,icon=${iconMaker})=>({${entries.join(',')}}))(${createElement})`;
}

/** Module whose `icons` exports every name. `react` is where it imports from. */
export function allIconsModule(react: string): string {
  const drawnFiles = new Set(iconFiles().values());
  const names = [...iconFiles()].filter(([name]) => {
    const isDerived = /^Lucide[A-Z]/.test(name) && iconFiles().has(name.slice(6));
    return !isDerived && !(name.endsWith('Icon') && iconFiles().has(name.slice(0, -4)));
  });
  return `import{createElement as h}from"${react}";
const icon=${iconMaker};
const drawn={${[...drawnFiles].map((file) => `${JSON.stringify(file)}:${drawn(file)}`).join(',\n')}};
const files=${JSON.stringify(Object.fromEntries(names))};
const find=(name)=>drawn[files[name]??files[name.replace(/Icon$/,"")]??files[name.replace(/^Lucide/,"")]];
export const icons=new Proxy({},{get(_all,name){
if(name==="__esModule")return true;
if(typeof name!=="string")return undefined;
const found=find(name);
if(!found)throw new Error(name+" is not an icon of lucide-react");
return found}});`;
}

function drawn(file: string): string {
  const { classes, children } = readDrawing(file);
  return `icon(${JSON.stringify(classes)},${JSON.stringify(children)})`;
}

// Takes the props that lucide-react takes and gives the same element.
const iconMaker = [
  `(classes,drawing)=>({color="currentColor",size=24,width=size,height=size,strokeWidth=2,`,
  `absoluteStrokeWidth,nonScalingStroke,className,class:own,children,...rest})=>h("svg",{`,
  `xmlns:"http://www.w3.org/2000/svg",width,height,viewBox:"0 0 24 24",fill:"none",stroke:color,`,
  `strokeWidth:absoluteStrokeWidth?strokeWidth*24/width:strokeWidth,`,
  `strokeLinecap:"round",strokeLinejoin:"round",`,
  `className:[classes,className||own].filter(Boolean).join(" "),`,
  `...(children||Object.keys(rest).some(key=>/^(aria-|role$|title$)/.test(key))?{}:{"aria-hidden":"true"}),...rest},`,
  `...drawing.map(([element,attributes])=>h(element,nonScalingStroke?{"vector-effect":"non-scaling-stroke",...attributes}:attributes)),`,
  `children)`,
].join('');
