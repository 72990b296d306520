// The modules that a page's own script imports from our origin, each as a `data:` address under a name,
// because browsers load no module from a file on disk.
import type { AssetDeps } from './assets.ts';

export type Modules =
  | { ok: true; names: Map<string, string>; imports: Record<string, string> }
  /** Some come from another host, so the page cannot run without it. */
  | { ok: false; foreign: string[] };

const SIBLING = /(["'])\.\/([\w.-]+\.js)\1/g;

/** Addresses of the modules that the document's own script imports. */
export function importedModules(html: string): string[] {
  return importedAddresses(moduleScript(html));
}

export async function collectModules(
  { pagesOrigin, findStaticAsset }: Pick<AssetDeps, 'pagesOrigin' | 'findStaticAsset'>,
  addresses: readonly string[],
): Promise<Modules> {
  const packagesUrl = `${pagesOrigin}/_/shelf/`;
  const foreign = addresses.filter(
    (address) => /^https?:/.test(address) && !address.startsWith(packagesUrl),
  );
  const names = new Map<string, string>();
  const imports: Record<string, string> = {};
  const missing: string[] = [];

  async function take(file: string): Promise<void> {
    const name = toName(file);
    if (name in imports) return;
    imports[name] = '';
    const asset = await findStaticAsset(`/_/shelf/${file}`);
    if (!asset) return void missing.push(packagesUrl + file);
    const source = Buffer.from(asset.bytes).toString('utf8');
    for (const match of source.matchAll(SIBLING)) await take(match[2] ?? '');
    const linked = source.replace(SIBLING, (_all, quote: string, sibling: string) => {
      return `${quote}${toName(sibling)}${quote}`;
    });
    const base64 = Buffer.from(linked).toString('base64');
    imports[name] = `data:text/javascript;base64,${base64}`;
  }

  for (const address of new Set(addresses.filter((url) => url.startsWith(packagesUrl)))) {
    const file = address.slice(packagesUrl.length);
    names.set(address, toName(file));
    await take(file);
  }
  const absent = [...foreign, ...missing];
  return absent.length > 0 ? { ok: false, foreign: absent } : { ok: true, names, imports };
}

function moduleScript(html: string): string {
  const opening = '<script type="module">';
  const start = html.indexOf(opening);
  const end = html.indexOf('</script>', start);
  return start < 0 || end < 0 ? '' : html.slice(start + opening.length, end);
}

/** The quoted address of each `import` that begins a statement. Reads each character once or twice. */
export function importedAddresses(script: string): string[] {
  const addresses: string[] = [];
  let readBytes = 0;
  for (const { index } of script.matchAll(/\bimport\b/g)) {
    if (index < readBytes || !beginsStatement(script, index)) continue;
    const quote = indexOfAny(script, `"';`, index);
    const mark = script[quote];
    readBytes = quote;
    if (mark === ';' || mark === undefined) continue;
    const line = script.indexOf('\n', quote);
    const end = script.slice(quote + 1, line < 0 ? undefined : line).indexOf(mark);
    readBytes = end < 0 ? (line < 0 ? script.length : line) : quote + 1 + end;
    if (end >= 0) addresses.push(script.slice(quote + 1, quote + 1 + end));
  }
  return addresses;
}

function beginsStatement(script: string, at: number): boolean {
  let before = at - 1;
  while (script[before] === ' ' || script[before] === '\t') before -= 1;
  return before < 0 || ';}\r\n'.includes(script[before] as string);
}

function indexOfAny(text: string, signs: string, from: number): number {
  let at = from;
  while (at < text.length && !signs.includes(text[at] as string)) at += 1;
  return at;
}

const toName = (file: string) => `package-${file.replace(/\.js$/, '')}`;
