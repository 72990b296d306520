// The parts of a static export that read the document or the source of a page. Pure; they run in a worker
// process.
import { readAssets, type StaticExportOptions, toStandaloneHtml } from '@vys/compiler';
import type { PageContent } from '@vys/contract/pages/pages';
import { importedModules } from './modules.ts';

export type AssetsInput = {
  html: string;
  /** Of a page that runs in the browser: what it shows only later stands in its source. */
  content?: PageContent | undefined;
  pagesOrigin: string;
};

/** Addresses of the files that a page shows. */
export function listAssets({ html, content, pagesOrigin }: AssetsInput): string[] {
  const later = content === undefined ? [] : addressesIn(pagesOrigin, content);
  return [...new Set([...readAssets(html), ...later])];
}

export type RenameInput = { content: PageContent; names: readonly (readonly [string, string])[] };

/** The source with addresses exchanged for the names of files. */
export function renameAssets({ content, names }: RenameInput): PageContent {
  // The longest first, as one address may begin with another.
  const sorted = names.toSorted(([a], [b]) => b.length - a.length);
  const rename = (text: string) =>
    sorted.reduce((renamed, [address, name]) => renamed.replaceAll(address, name), text);
  return { ...content, jsx: rename(content.jsx), css: rename(content.css) };
}

export type StandaloneInput = {
  html: string;
  files: readonly (readonly [string, string])[];
  origin: string;
  modules?:
    | { names: readonly (readonly [string, string])[]; imports: Record<string, string> }
    | undefined;
};

export type StandaloneResult = Pick<
  ReturnType<typeof toStandaloneHtml>,
  'html' | 'left' | 'forms'
> & {
  mailTo: string | undefined;
};

/** The document as a file that opens from disk. */
export function writeStandalone({
  html,
  files,
  origin,
  modules,
}: StandaloneInput): StandaloneResult {
  const mailTo = /href="mailto:([^"?@\s]{1,200}@[^"?\s]{1,200})["?]/i.exec(html)?.[1];
  const options: StaticExportOptions = {
    files: new Map(files),
    origin,
    ...(modules ? { modules: { names: new Map(modules.names), imports: modules.imports } } : {}),
    ...(mailTo === undefined ? {} : { mailTo }),
  };
  const { html: standalone, left, forms } = toStandaloneHtml(html, options);
  return { html: standalone, left, forms, mailTo };
}

/** Addresses of the modules that the document's own script imports. */
export function listModules({ html }: { html: string }): string[] {
  return importedModules(html);
}

function addressesIn(pagesOrigin: string, { jsx, css }: PageContent): string[] {
  const addresses = `${jsx}\n${css}`.match(/https?:\/\/[^\s"'`<>(){}\\]+/g) ?? [];
  return addresses.filter((address) => {
    if (address.length > MAX_ADDRESS) return false;
    if (address.startsWith(`${pagesOrigin}/_/media/`)) return true;
    return /^[^?#]+\.(?:png|jpe?g|gif|webp|avif|svg)(?:[?#]|$)/i.test(address);
  });
}

const MAX_ADDRESS = 2_000;
