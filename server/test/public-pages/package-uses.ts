// A page for each bundled package that imports it and shows in `#shown` what it computes with it.
import type { BundledPackageName } from '@vys/compiler';

/** Uses of each package: an import, and an expression whose text a page shows. */
export const packageUses: Record<
  BundledPackageName,
  { from: string; shows: string; text: string }
> = {
  react: {
    from: 'React, { useMemo }',
    shows: 'useMemo(() => typeof React.memo)',
    text: 'function',
  },
  'react-dom': { from: '{ flushSync }', shows: 'typeof flushSync', text: 'function' },
  preact: { from: '{ h, toChildArray }', shows: 'toChildArray([h("i"), 1]).length', text: '2' },
  'preact/hooks': { from: '{ useRef }', shows: 'useRef(5).current', text: '5' },
  clsx: { from: 'clsx', shows: 'clsx("a", { b: true, c: false })', text: 'a b' },
  'lucide-react': {
    from: '{ Heart, HomeIcon }',
    shows: '<><Heart size={8} /><HomeIcon />2</>',
    text: '2',
  },
  'date-fns': {
    from: '{ addDays, format }',
    shows: 'format(addDays(new Date(2026, 0, 31), 1), "d MMM yyyy")',
    text: '1 Feb 2026',
  },
  'motion/react': {
    from: '{ motion }',
    shows: '<motion.b animate={{ opacity: 1 }}>moves</motion.b>',
    text: 'moves',
  },
  'framer-motion': {
    from: '{ AnimatePresence }',
    shows: '<AnimatePresence><b key="a">stays</b></AnimatePresence>',
    text: 'stays',
  },
  'canvas-confetti': { from: 'confetti', shows: 'typeof confetti.create', text: 'function' },
};

export const packagePage = (
  name: BundledPackageName,
  rest = '',
) => `import ${packageUses[name].from} from '${name}';
export default function Page() { return <main><p id="shown">{${packageUses[name].shows}}</p>${rest}</main>; }`;
