// Collects the files of an exported page: fonts and images of ours, and images of other sites as far as they
// can be fetched in time.

import type { Entry } from '../../../platform/formats/zip.ts';
import type { SafeFetch } from '../../../platform/net/safe-fetch.ts';

export type StaticAsset = { bytes: Uint8Array; contentType: string };

export type AssetDeps = {
  pagesOrigin: string;
  /** A file of the public site, by its path. */
  findStaticAsset(path: string): Promise<StaticAsset | undefined>;
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
  const budget = { bytesLeft: MOST_BYTES, until: performance.now() + TIME_MS };
  const queue = [...addresses.slice(0, MOST_FILES).entries()];
  async function work(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [i, address] = next;
      const file = await find(deps, address, budget);
      const type = file?.contentType.split(';')[0]?.trim().toLowerCase() ?? '';
      const extension = EXTENSIONS[type];
      if (!file || extension === undefined || file.bytes.length > budget.bytesLeft) continue;
      budget.bytesLeft -= file.bytes.length;
      const name = `files/${plainName(address)}-${i + 1}.${extension}`;
      assets.names.set(address, name);
      assets.entries.push({ name, bytes: file.bytes });
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  assets.entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  return assets;
}

type Budget = { bytesLeft: number; until: number };

async function find(
  deps: AssetDeps,
  address: string,
  { bytesLeft, until }: Budget,
): Promise<StaticAsset | undefined> {
  const ownAssetPath = ownPath(deps, address);
  if (ownAssetPath !== undefined) return deps.findStaticAsset(ownAssetPath);
  const totalMs = Math.floor(until - performance.now());
  if (totalMs <= 0 || bytesLeft <= 0) return undefined;
  const url = address.startsWith('//') ? `https:${address}` : address;
  const fetchOptions = {
    types: ['image/'],
    maxBytes: Math.min(bytesLeft, MOST_BYTES_EACH),
    totalMs,
  };
  return deps.fetchPublic(url, fetchOptions).catch(() => undefined);
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
