// A page of the corpus through the whole compiler, written down as text. Packages that draw or act are
// replaced by fakes, since the server's tests cover them; preact and clsx are the real ones.
import { Script } from 'node:vm';
import clsx from 'clsx';
import * as preact from 'preact';
import * as compat from 'preact/compat';
import * as hooks from 'preact/hooks';
import { renderToString } from 'preact-render-to-string';
import {
  type Analysis,
  type CompileResult,
  compile,
  type Diagnostic,
  type PageSource,
  renderDocument,
  sanitizeHtml,
  trackerScript,
} from '../src/index.ts';

export type PageRun = {
  compiled: CompileResult;
  /** HTML of the page, or why there is none. */
  rendered: { html: string } | { error: string } | undefined;
  body: string | undefined;
  removed: string[];
  document: ReturnType<typeof renderDocument> | undefined;
};

const RENDER_MILLISECONDS = 1_500;
const { h } = preact;

/** A file of the corpus: the code, and CSS behind a line of its own. */
export function readPage(text: string): PageSource {
  const [jsx = '', css = ''] = text.split('=== css\n');
  return { jsx, css, metadata: { title: 'Anna & <co>', description: 'What "she" does' } };
}

export function runPage(source: PageSource): PageRun {
  const compiled = compile(source, { packageUrl: (name) => `https://p.example/${name}.js` });
  const none = { compiled, rendered: undefined, body: undefined, removed: [], document: undefined };
  if (!compiled.ok) return none;
  const rendered = render(compiled.code);
  if (!('html' in rendered)) return { ...none, rendered };
  const clean = sanitizeHtml(rendered.html, {
    formAction: (kind) => `https://p.example/f/${kind}`,
  });
  if (!clean.ok) return { ...none, rendered: { error: clean.diagnostics[0]?.message ?? '' } };
  const removed = clean.removed.map(({ element, attribute, reason }) =>
    [`<${element}>`, attribute, reason].filter(Boolean).join(' '),
  );
  const document = renderDocument({
    metadata: source.metadata,
    bodyHtml: clean.html,
    css: compiled.css,
    canonicalUrl: 'https://p.example/anna',
    language: 'en',
    fontFaces: '',
    tracker: trackerScript,
    ...(compiled.analysis.needsRuntime ? { runtime: { moduleCode: compiled.moduleCode } } : {}),
  });
  return { compiled, rendered, body: clean.html, removed, document };
}

function render(code: string): { html: string } | { error: string } {
  const draw = () => {
    const module = { exports: {} as { default?: preact.ComponentType } };
    new Function('require', 'module', 'exports', code)(load, module, module.exports);
    return renderToString(h(module.exports.default ?? (() => null), null));
  };
  try {
    const script = new Script('draw()');
    return { html: script.runInNewContext({ draw }, { timeout: RENDER_MILLISECONDS }) };
  } catch (error) {
    const { name, message } = Object(error) as Record<string, unknown>;
    return { error: `${name}: ${message}` };
  } finally {
    restoreIntrinsics();
  }
}

const intrinsics: object[] = [globalThis, Object, Object.prototype, Array.prototype];
const originalKeys = intrinsics.map((object) => new Set(Reflect.ownKeys(object)));

/** A hostile page adds properties here, which all later tests of the process would see. */
function restoreIntrinsics(): void {
  intrinsics.forEach((object, index) => {
    for (const key of Reflect.ownKeys(object)) {
      if (!originalKeys[index]?.has(key)) Reflect.deleteProperty(object, key);
    }
  });
}

const named = (make: (name: string) => unknown) =>
  new Proxy({}, { get: (_all, key) => (key === '__esModule' ? true : make(String(key))) });

type Props = Record<string, unknown>;
const icons = named(
  (name) =>
    ({ size, ...props }: Props) =>
      h('svg', { 'data-icon': name, width: size, height: size, ...props }),
);
const plain = ({ initial, animate, exit, transition, ...rest }: Props) => {
  void [initial, animate, exit, transition];
  return rest;
};
const motion = {
  __esModule: true,
  motion: named((tag) => (props: Props) => h(tag, plain(props))),
  AnimatePresence: ({ children }: { children: preact.ComponentChildren }) => children,
};
const packages: Record<string, unknown> = {
  __proto__: null,
  react: compat,
  'react-dom': compat,
  preact,
  'preact/hooks': hooks,
  clsx: Object.assign(clsx, { clsx, default: clsx, __esModule: true }),
  'lucide-react': icons,
  'date-fns': named((name) => () => `[${name}]`),
  'motion/react': motion,
  'framer-motion': motion,
  'canvas-confetti': { __esModule: true, default: () => undefined },
};

function load(name: string): unknown {
  if (!(name in packages)) throw new Error(`asked for ${name}`);
  return packages[name];
}

/** The run as text: the diagnostics, what was read from the page, and what visitors get. */
export function describeRun({ compiled, rendered, removed, body }: PageRun): string {
  const lines = compiled.diagnostics.map(formatDiagnostic);
  if (compiled.ok) lines.push(...formatAnalysis(compiled.analysis));
  if (rendered && 'error' in rendered) lines.push(`not rendered: ${rendered.error}`);
  lines.push(...[...new Set(removed)].map((item) => `left out: ${item}`));
  if (body !== undefined) lines.push('', body);
  return `${lines.join('\n')}\n`.toWellFormed();
}

function formatDiagnostic({ severity, code, line, column, message }: Diagnostic): string {
  const place = line === undefined ? 'no place' : `${line}:${column}`;
  return `${severity} ${code} at ${place}: ${message}`;
}

function formatAnalysis(analysis: Analysis): string[] {
  const { links, forms, images, headings, imports, elementCount, depth } = analysis;
  const signs = [
    analysis.needsRuntime ? 'runs in the browser' : 'needs no runtime',
    ...(analysis.usesHooks ? ['hooks'] : []),
    ...(analysis.hasHandlers ? ['handlers'] : []),
  ];
  return [
    `${signs.join(', ')}; ${elementCount} elements, ${depth} deep`,
    ...imports.map(({ name, names, line }) => {
      return `import ${name} at ${line}: ${names.map((item) => `${item.imported} as ${item.local}`).join(', ')}`;
    }),
    ...links.map(({ href, text, line, from }) => `link at ${line}: ${href} "${text}" from ${from}`),
    ...forms.map(({ kind, line, fields }) => {
      return `form ${kind ?? 'unwired'} at ${line}: ${fields.map(({ name, type }) => `${name} ${type}`).join(', ')}`;
    }),
    ...images.map(({ src, altMissing, line }) => {
      return `image at ${line}: ${src ?? 'computed'}${altMissing ? ', no alt' : ''}`;
    }),
    ...headings.map(({ level, text, line }) => `heading ${level} at ${line}: ${text}`),
  ];
}
