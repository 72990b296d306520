// The packages a page may import. They are served from our own origin; `react` is preact/compat.
// A new package is one entry here and one file that the server serves.
import { findIcon } from './icons.ts';
import { DATE_NAMES, MOTION_NAMES } from './package-names.generated.ts';

export type BundledPackageName =
  | 'react'
  | 'react-dom'
  | 'preact'
  | 'preact/hooks'
  | 'clsx'
  | 'lucide-react'
  | 'date-fns'
  | 'motion/react'
  | 'framer-motion'
  | 'canvas-confetti';

export type BundledPackage = {
  name: BundledPackageName;
  hasDefault: boolean;
  /** What a page may take by name; of icons only what is no icon. */
  exports: readonly string[];
  /** Further names. */
  offers?: (name: string) => boolean;
  /** Of these, what does something only in a visitor's browser. */
  interactive: readonly string[];
};

const PURE_HOOKS = [
  'useCallback',
  'useContext',
  'useDebugValue',
  'useId',
  'useImperativeHandle',
  'useMemo',
  'useRef',
];
const LIVE_HOOKS = ['useEffect', 'useLayoutEffect', 'useReducer', 'useState'];
const COMPAT_HOOKS = [
  'useDeferredValue',
  'useInsertionEffect',
  'useSyncExternalStore',
  'useTransition',
];
const CORE = [
  'Component',
  'Fragment',
  'cloneElement',
  'createContext',
  'createElement',
  'createRef',
  'isValidElement',
];
const MOTION = /* @__PURE__ */ MOTION_NAMES.split(' ');
const CONFETTI = ['create', 'reset', 'shapeFromPath', 'shapeFromText'];

const ENTRIES: readonly BundledPackage[] = [
  {
    name: 'react',
    hasDefault: true,
    exports: [
      ...CORE,
      ...PURE_HOOKS,
      ...LIVE_HOOKS,
      ...COMPAT_HOOKS,
      'Children',
      'PureComponent',
      'StrictMode',
      'Suspense',
      'forwardRef',
      'memo',
      'startTransition',
    ],
    interactive: [...LIVE_HOOKS, ...COMPAT_HOOKS, 'Component', 'PureComponent', 'startTransition'],
  },
  {
    name: 'react-dom',
    hasDefault: true,
    exports: ['createPortal', 'flushSync'],
    interactive: ['createPortal', 'flushSync'],
  },
  {
    name: 'preact',
    hasDefault: false,
    exports: [...CORE, 'h', 'toChildArray'],
    interactive: ['Component'],
  },
  {
    name: 'preact/hooks',
    hasDefault: false,
    exports: [...PURE_HOOKS, ...LIVE_HOOKS],
    interactive: LIVE_HOOKS,
  },
  { name: 'clsx', hasDefault: true, exports: ['clsx'], interactive: [] },
  {
    name: 'lucide-react',
    hasDefault: false,
    exports: [],
    offers: (name) => findIcon(name) !== undefined,
    interactive: [],
  },
  { name: 'date-fns', hasDefault: false, exports: DATE_NAMES.split(' '), interactive: [] },
  { name: 'motion/react', hasDefault: false, exports: MOTION, interactive: MOTION },
  { name: 'framer-motion', hasDefault: false, exports: MOTION, interactive: MOTION },
  {
    name: 'canvas-confetti',
    hasDefault: true,
    exports: CONFETTI,
    interactive: ['default', ...CONFETTI],
  },
];

export const BUNDLED_PACKAGES: ReadonlyMap<string, BundledPackage> = /* @__PURE__ */ new Map(
  ENTRIES.map((entry) => [entry.name, entry]),
);

export const BUNDLED_PACKAGE_NAMES: readonly BundledPackageName[] = ENTRIES.map(
  (entry) => entry.name,
);
