// A page as a folder that opens from disk: the document visitors get, with its fonts, pictures and
// modules beside or inside it, and a note of what did not come along. Stores nothing.
import type { Language } from '@vys/contract/language/languages';
import type { PageContent } from '@vys/contract/pages/pages';
import { type Entry, packZip } from '../../../platform/formats/zip.ts';
import type { RunJob } from '../../../platform/workers/job-runner.ts';
import type { BuildResult, Pages, PublishContext } from '../../pages/index.ts';
import type { ImportExportJobs } from '../jobs.ts';
import { type AssetDeps, type Assets, collectAssets } from './assets.ts';
import { collectModules, type Modules } from './modules.ts';
import { readme } from './readme.ts';

export type StaticSiteDeps = AssetDeps & {
  pages: Pick<Pages, 'builder'>;
  runJob: RunJob<ImportExportJobs>;
};

export type StaticSiteOptions = {
  /** Whose turns the work takes. */
  userId: string;
  content: PageContent;
  context: PublishContext;
  /** Published: what visitors see. Saved: never published. */
  state: 'published' | 'saved';
  at: Date;
  /** Of what is for people beside the page. */
  language: Language;
};

export type StaticSite = { ok: true; zip: Uint8Array } | Extract<BuildResult, { ok: false }>;

export async function buildStaticSite(
  deps: StaticSiteDeps,
  options: StaticSiteOptions,
): Promise<StaticSite> {
  const { runJob, pagesOrigin } = deps;
  const { userId, content, context } = options;
  const first = await deps.pages.builder.build(userId, content, context);
  if (!first.ok) return first;
  const addresses = await runJob(userId, 'listAssets', {
    html: first.html,
    content: first.needsRuntime ? content : undefined,
    pagesOrigin,
  });
  const assets = await collectAssets(deps, addresses);
  const html = await withNames(deps, options, first, assets);
  const modules = first.needsRuntime ? await findModules(deps, userId, html) : undefined;
  const copy = await runJob(userId, 'writeStandalone', {
    html,
    files: [...assets.names],
    origin: pagesOrigin,
    modules: modules?.ok ? { names: [...modules.names], imports: modules.imports } : undefined,
  });
  const text = readme({
    ...options,
    publicUrl: `${pagesOrigin}/${context.publicName}`,
    left: copy.left,
    foreign: modules && !modules.ok ? modules.foreign : [],
    forms: copy.forms,
    mailTo: copy.mailTo,
  });
  const entries: Entry[] = [
    { name: 'index.html', bytes: Buffer.from(copy.html) },
    { name: 'README.txt', bytes: Buffer.from(text) },
    ...assets.entries,
  ];
  return { ok: true, zip: await packZip(entries, options.at) };
}

async function findModules(deps: StaticSiteDeps, userId: string, html: string): Promise<Modules> {
  return collectModules(deps, await deps.runJob(userId, 'listModules', { html }));
}

/** A page with a runtime renders itself again from addresses in its code, so they are changed there too. */
async function withNames(
  deps: StaticSiteDeps,
  { userId, content, context }: StaticSiteOptions,
  built: Extract<BuildResult, { ok: true }>,
  { names }: Assets,
): Promise<string> {
  if (!built.needsRuntime || names.size === 0) return built.html;
  const renamed = await deps.runJob(userId, 'renameAssets', { content, names: [...names] });
  const again = await deps.pages.builder.build(userId, renamed, context);
  return again.ok ? again.html : built.html;
}
