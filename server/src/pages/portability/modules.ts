// The modules that a page's own script takes from our shelf, each as a `data:` address under a name,
// because browsers load no module from a file on disk.
import type { AssetDeps } from './assets.ts';

export type Modules =
  | { ok: true; names: Map<string, string>; imports: Record<string, string> }
  /** Some come from another host, so the page cannot run without it. */
  | { ok: false; foreign: string[] };

const IMPORTED = /(?:^|[;\n}])[ \t]*import\b([^"';]{0,2000})(["'])([^"'\n]{1,2000})\2/g;
const MODULE_START = '<script type="module">';
const SIBLING = /(["'])\.\/([\w.-]+\.js)\1/g;

/** Addresses of the modules that the document's own script imports. */
export function importedModules(html: string): string[] {
  const start = html.indexOf(MODULE_START);
  if (start === -1) return [];
  const end = html.indexOf('</script>', start);
  const script = html.slice(start + MODULE_START.length, end === -1 ? html.length : end);
  return [...script.matchAll(IMPORTED)].map((match) => match[3] ?? '');
}

export async function collectModules(
  { pagesOrigin, findOwnFile }: Pick<AssetDeps, 'pagesOrigin' | 'findOwnFile'>,
  addresses: readonly string[],
): Promise<Modules> {
  const shelf = `${pagesOrigin}/_/shelf/`;
  const foreign = addresses.filter((one) => /^https?:/.test(one) && !one.startsWith(shelf));
  const names = new Map<string, string>();
  const imports: Record<string, string> = {};
  const missing: string[] = [];

  async function take(file: string): Promise<void> {
    const name = nameOf(file);
    if (name in imports) return;
    imports[name] = '';
    const found = await findOwnFile(`/_/shelf/${file}`);
    if (!found) return void missing.push(shelf + file);
    const source = Buffer.from(found.bytes).toString('utf8');
    for (const match of source.matchAll(SIBLING)) await take(match[2] ?? '');
    const linked = source.replace(SIBLING, (_all, quote: string, sibling: string) => {
      return `${quote}${nameOf(sibling)}${quote}`;
    });
    const base64 = Buffer.from(linked).toString('base64');
    imports[name] = `data:text/javascript;base64,${base64}`;
  }

  for (const address of new Set(addresses.filter((one) => one.startsWith(shelf)))) {
    const file = address.slice(shelf.length);
    names.set(address, nameOf(file));
    await take(file);
  }
  const absent = [...foreign, ...missing];
  return absent.length > 0 ? { ok: false, foreign: absent } : { ok: true, names, imports };
}

const nameOf = (file: string) => `shelf-${file.replace(/\.js$/, '')}`;
