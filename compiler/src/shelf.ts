// The packages a page may import. They are served from our own origin; `react` is preact/compat.
// A new package is one entry here and one file on the server's shelf.

export type ShelfName = 'react' | 'react-dom' | 'preact' | 'preact/hooks' | 'clsx';

export type ShelfEntry = {
  name: ShelfName;
  hasDefault: boolean;
  /** What a page may take by name. */
  exports: readonly string[];
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

const ENTRIES: readonly ShelfEntry[] = [
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
];

export const SHELF: ReadonlyMap<string, ShelfEntry> = /* @__PURE__ */ new Map(
  ENTRIES.map((entry) => [entry.name, entry]),
);

export const SHELF_NAMES: readonly ShelfName[] = ENTRIES.map((entry) => entry.name);
