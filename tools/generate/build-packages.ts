// Builds the packages that pages may import beside preact into single modules, and writes down the
// names that they export. With --check it writes nothing and fails when a file says something else.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';

const root = resolve(import.meta.dirname, '../..');
const modules = join(root, 'server/src/modules/packages/generated');
const names = join(root, 'compiler/src/packages-used/package-names.generated.ts');
const fromServer = createRequire(join(root, 'server/package.json'));

/** Of motion what pages use; the rest of it is left out of what visitors load. */
const MOTION =
  `AnimatePresence LayoutGroup MotionConfig Reorder animate inView motion scroll stagger
  useAnimate useAnimation useAnimationControls useAnimationFrame useCycle useDragControls useInView
  useIsPresent useMotionTemplate useMotionValue useMotionValueEvent usePresence useReducedMotion
  useScroll useSpring useTime useTransform useVelocity`.split(/\s+/);

// Confetti draws in a worker from a blob by itself, which no page may start.
const CONFETTI = `import original from 'canvas-confetti';
const { create: make, shapeFromPath, shapeFromText } = original;
const confetti = make(null, { resize: true });
const create = (canvas, options) => make(canvas, { ...options, useWorker: false });
const { reset } = confetti;
Object.assign(confetti, { create, shapeFromPath, shapeFromText });
export { confetti as default, create, reset, shapeFromPath, shapeFromText };`;

const sources = [
  {
    file: 'motion.js',
    packages: ['framer-motion', 'motion-dom', 'motion-utils'],
    code: `export { ${MOTION.join(', ')} } from 'framer-motion';`,
  },
  { file: 'date-fns.js', packages: ['date-fns'], code: `export * from 'date-fns';` },
  { file: 'canvas-confetti.js', packages: ['canvas-confetti'], code: CONFETTI },
];

type Source = (typeof sources)[number];

async function bundle({ code, packages }: Source): Promise<{ text: string; exports: string[] }> {
  const entry = join(root, 'server/package-entry.js');
  const build = await rolldown({
    input: entry,
    platform: 'browser',
    external: ['preact', 'preact/compat', 'preact/hooks'],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    resolve: { alias: { react: 'preact/compat', 'react/jsx-runtime': 'preact/jsx-runtime' } },
    logLevel: 'silent',
    plugins: [
      { name: 'entry', resolveId: (id) => (id === entry ? id : null), load: loads(entry, code) },
    ],
  });
  const { output } = await build.generate({ format: 'es', minify: true, codeSplitting: false });
  await build.close();
  const [chunk] = output;
  const banner = packages.map(licenseComment).join('\n');
  return { text: `/*! ${banner} */\n${chunk.code.trim()}\n`, exports: chunk.exports.toSorted() };
}

const loads = (entry: string, code: string) => (id: string) => (id === entry ? code : null);

function licenseComment(name: string): string {
  const folder = join(root, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return `${name} ${version}, ${license}`;
}

/** One line per icon: its file, then its names beside the one its file tells. */
function readIcons(): string[] {
  const index = join(fromServer.resolve('lucide-react'), '../../esm/lucide-react.mjs');
  const lines = readFileSync(index, 'utf8').matchAll(
    /^export \{ ([\w ,]+) \} from '\.\/icons\/([a-z0-9-]+)\.mjs'/gm,
  );
  return [...lines]
    .map(([, list = '', file = '']) => {
      const iconNames = [...list.matchAll(/default as (\w+)/g)].map(([, name = '']) => name);
      const ownName = pascal(file);
      const otherNames = iconNames.filter((name) => {
        const isDerived = /^Lucide[A-Z]/.test(name) && iconNames.includes(name.slice(6));
        const isSuffixed = name.endsWith('Icon') && iconNames.includes(name.slice(0, -4));
        return name !== ownName && !isDerived && !isSuffixed;
      });
      if (!iconNames.includes(ownName)) throw new Error(`${file} is not offered as ${ownName}`);
      return [file, ...otherNames].join(' ');
    })
    .toSorted();
}

function pascal(file: string): string {
  return file.replace(/(?:^|-)([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
}

function namesFile(exports: ReadonlyMap<string, string[]>): string {
  const list = (file: string) => (exports.get(file) ?? []).join(' ');
  return `// Written by tools/generate/build-packages.ts from the installed packages; not to be edited.
export const MOTION_NAMES = \`${list('motion.js')}\`;
export const DATE_NAMES = \`${list('date-fns.js')}\`;
/** One line per icon: its file, then its names beside the one its file tells. */
export const ICON_LINES = \`${readIcons().join('\n')}\`;
`;
}

const built = new Map<string, string>();
const exports = new Map<string, string[]>();
for (const source of sources) {
  const bundled = await bundle(source);
  built.set(join(modules, source.file), bundled.text);
  exports.set(source.file, bundled.exports);
}
built.set(names, namesFile(exports));

if (!process.argv.includes('--check')) mkdirSync(modules, { recursive: true });
for (const [path, text] of built) {
  if (!process.argv.includes('--check')) writeFileSync(path, text);
  else if (readFileSync(path, 'utf8') !== text) {
    console.error(
      `${path} is not what the installed packages give; run: node tools/bootstrap/with-node.mjs tools/generate/build-packages.ts`,
    );
    process.exitCode = 1;
  }
}
