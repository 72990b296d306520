// A page as a folder that opens from disk: the document visitors get, with its fonts, pictures and
// modules beside or inside it, and a note of what did not come along. Stores nothing.
import { makeOffline, readAssets } from '@vys/compiler';
import type { PageContent } from '@vys/contract/pages';
import { type Entry, packZip } from '../../kit/zip.ts';
import type { Builder, BuildResult, Face } from '../build.ts';
import { type AssetDeps, type Assets, collectAssets } from './assets.ts';
import { collectModules } from './modules.ts';
import { readme } from './readme.ts';

export type SiteDeps = AssetDeps & { builder: Pick<Builder, 'build'> };

export type SiteWish = {
  content: PageContent;
  face: Face;
  /** Published: what visitors see. Saved: nobody has seen it yet. */
  state: 'published' | 'saved';
  at: Date;
};

export type Site = { ok: true; zip: Uint8Array } | Extract<BuildResult, { ok: false }>;

export async function makeSite(deps: SiteDeps, wish: SiteWish): Promise<Site> {
  const first = await deps.builder.build(wish.content, wish.face);
  if (!first.ok) return first;
  const shown = first.needsRuntime ? addressesIn(deps.pagesOrigin, wish.content) : [];
  const assets = await collectAssets(deps, [...new Set([...readAssets(first.html), ...shown])]);
  const html = await withNames(deps, wish, first, assets);
  const modules = first.needsRuntime ? await collectModules(deps, html) : undefined;
  const mailTo = /href="mailto:([^"?@\s]+@[^"?\s]+)["?]/i.exec(html)?.[1];
  const copy = makeOffline(html, {
    files: assets.names,
    origin: deps.pagesOrigin,
    ...(modules?.ok ? { modules } : {}),
    ...(mailTo === undefined ? {} : { mailTo }),
  });
  const foreign = modules && !modules.ok ? modules.foreign : [];
  const text = readme({
    ...wish,
    publicUrl: `${deps.pagesOrigin}/${wish.face.publicName}`,
    left: copy.left,
    foreign,
    forms: copy.forms,
    mailTo,
  });
  const entries: Entry[] = [
    { name: 'index.html', bytes: Buffer.from(copy.html) },
    { name: 'README.txt', bytes: Buffer.from(text) },
    ...assets.entries,
  ];
  return { ok: true, zip: packZip(entries, wish.at) };
}

/** Pictures that a page shows only later stand in its source and nowhere else. */
function addressesIn(pagesOrigin: string, { jsx, css }: PageContent): string[] {
  const found = `${jsx}\n${css}`.match(/https?:\/\/[^\s"'`<>(){}\\]+/g) ?? [];
  return found.filter((address) => {
    if (address.startsWith(`${pagesOrigin}/_/media/`)) return true;
    return /^[^?#]+\.(?:png|jpe?g|gif|webp|avif|svg)(?:[?#]|$)/i.test(address);
  });
}

/** A page that runs draws itself anew, from addresses in its code; so they are changed there too. */
async function withNames(
  deps: SiteDeps,
  { content, face }: SiteWish,
  built: Extract<BuildResult, { ok: true }>,
  { names }: Assets,
): Promise<string> {
  if (!built.needsRuntime || names.size === 0) return built.html;
  // The longest first, as one address may begin with another.
  const addresses = [...names.keys()].sort((a, b) => b.length - a.length);
  const rename = (text: string) =>
    addresses.reduce(
      (all, address) => all.replaceAll(address, names.get(address) ?? address),
      text,
    );
  const renamed = { ...content, jsx: rename(content.jsx), css: rename(content.css) };
  const again = await deps.builder.build(renamed, face);
  return again.ok ? again.html : built.html;
}
