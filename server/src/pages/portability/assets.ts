// The files a page shows, brought along: fonts and pictures of ours, and pictures of other sites as
// far as they can be fetched in time.
import type { SafeFetch } from '../../kit/safe-fetch.ts';
import type { Entry } from '../../kit/zip.ts';

export type OwnFile = { bytes: Uint8Array; contentType: string };

export type AssetDeps = {
  pagesOrigin: string;
  /** A file of the public host, by its path. */
  findOwnFile(path: string): Promise<OwnFile | undefined>;
  fetchPublic: SafeFetch;
};

/** `names`: where each address that was found lies in the copy. */
export type Assets = { names: Map<string, string>; entries: Entry[] };

const MOST_FILES = 60;
const MOST_BYTES = 40 * 1024 * 1024;
const MOST_BYTES_EACH = 5 * 1024 * 1024;
/** Fetched side by side, so that a page of pictures neither takes long nor fills the memory. */
const AT_ONCE = 4;
/** For all files of other sites together. */
const TIME_MS = 12_000;

const EXTENSIONS: Readonly<Record<string, string>> = {
  'font/woff2': 'woff2',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'image/x-icon': 'ico',
};

export async function collectAssets(
  deps: AssetDeps,
  addresses: readonly string[],
): Promise<Assets> {
  const assets: Assets = { names: new Map(), entries: [] };
  const budget = { room: MOST_BYTES, until: performance.now() + TIME_MS };
  const queue = [...addresses.slice(0, MOST_FILES).entries()];
  async function work(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [i, address] = next;
      const file = await find(deps, address, budget);
      const type = file?.contentType.split(';')[0]?.trim().toLowerCase() ?? '';
      const extension = EXTENSIONS[type];
      if (!file || extension === undefined || file.bytes.length > budget.room) continue;
      budget.room -= file.bytes.length;
      const name = `files/${plainName(address)}-${i + 1}.${extension}`;
      assets.names.set(address, name);
      assets.entries.push({ name, bytes: file.bytes });
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  assets.entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  return assets;
}

type Budget = { room: number; until: number };

async function find(
  deps: AssetDeps,
  address: string,
  { room, until }: Budget,
): Promise<OwnFile | undefined> {
  const own = ownPath(deps, address);
  if (own !== undefined) return deps.findOwnFile(own);
  const totalMs = Math.floor(until - performance.now());
  if (totalMs <= 0 || room <= 0) return undefined;
  const url = address.startsWith('//') ? `https:${address}` : address;
  const wish = { types: ['image/'], maxBytes: Math.min(room, MOST_BYTES_EACH), totalMs };
  return deps.fetchPublic(url, wish).catch(() => undefined);
}

function ownPath({ pagesOrigin }: AssetDeps, address: string): string | undefined {
  const url = URL.canParse(address, pagesOrigin) ? new URL(address, pagesOrigin) : undefined;
  return url?.origin === pagesOrigin ? url.pathname : undefined;
}

/** The last part of the address, as far as any file system takes it. */
function plainName(address: string): string {
  const path = address.split(/[?#]/)[0] ?? '';
  const last =
    path
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '') ?? '';
  const plain = last
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '');
  return plain.slice(0, 40) || 'file';
}
