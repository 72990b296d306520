// Publishing: builds the saved page, stores the HTML under its hash and serves it from then on. A failure at
// any step leaves the published page unchanged.

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isUnfinished } from '@vys/contract/pages/publish-report';
import { plans } from '@vys/contract/plans';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { appError } from '../../../platform/errors.ts';
import { sha256 } from '../../../platform/hash.ts';
import { sayIn } from '../../../platform/language/text.ts';
import type { Logger } from '../../../platform/log/log.ts';
import type { FileDeletionQueue } from '../../../platform/storage/file-deletion-queue.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { type Account, getDisplayName } from '../../accounts/index.ts';
import type { Analytics } from '../../analytics/index.ts';
import type { Notifications } from '../../notifications/index.ts';
import { explain } from '../diagnostics.ts';
import { say } from '../error-messages/index.ts';
import { pageNotifications } from '../notifications.ts';
import type { OgImageSpec } from '../render/og-image-spec.ts';
import { findVersion, type StoredPage } from '../store.ts';
import { STUDIO_PATH } from '../versions/versions.ts';
import type { Builder, BuildResult, PublishContext } from './build/build.ts';
import type { CacheInvalidation } from './cache-invalidation.ts';
import { countWarnings, type PublishChecks, toPublishError } from './checks/publish-checks.ts';
import { hashOgImage, imageKey, type OgImages, sourceKey } from './og-image/og-image.ts';
import {
  findPageBuildHashes,
  findPublishedAt,
  isPublishedVersion,
  type PageBuild,
  type PublishedPage,
  type PublishOutcome,
  savePageBuild,
  setPublished,
} from './publish-store.ts';

export type EncodedHtml = { html: Buffer; brotli: Buffer; gzip: Buffer };

export type PublishDeps = {
  db: Db;
  files: FileStore;
  fileDeletions: FileDeletionQueue;
  builder: Builder;
  images: Pick<OgImages, 'save'>;
  notifications: Pick<Notifications, 'notify' | 'sendChanged'>;
  analytics: Pick<Analytics, 'recordPublish'>;
  cacheInvalidation: Pick<CacheInvalidation, 'publish'>;
  clock: Clock;
  log: Logger;
};

type Built = Extract<BuildResult, { ok: true }>;

/** Larger pages would hold one of the few threads for half a second, and be hardly smaller for it. */
const BEST_COMPRESSION_BYTES = 64 * 1024;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

export function publishContext(account: Account, publicName: string): PublishContext {
  return {
    publicName,
    fullName: getDisplayName(account),
    avatarUrl: account.avatarUrl,
    language: account.language,
    branded: plans[account.tier].showsBranding,
  };
}

/** Superseded by a newer version that was published meanwhile: `at` says when. */
export type PublishResult =
  | { outcome: 'published' | 'superseded'; at: Date; warnings: number }
  | { outcome: 'deleted' };

export async function publish(
  deps: PublishDeps & { publishChecks: PublishChecks },
  page: StoredPage,
  context: PublishContext,
  { stopsUnfinished = false }: { stopsUnfinished?: boolean } = {},
): Promise<PublishResult> {
  const built = await deps.builder.build(page.userId, page.content, context);
  if (!built.ok) throw buildError(built);
  // The checks rarely reject a page, so the bytes are stored meanwhile.
  const [report, pageBuild] = await Promise.all([
    deps.publishChecks.evaluate(page.userId, page.content, built),
    storeHtml(deps, built, context),
  ]);
  const isStopped = stopsUnfinished && isUnfinished(report);
  if (!report.blocked && !isStopped) await deps.images.save(page.userId, built.ogImage);
  const at = deps.clock.now();
  const outcome = await swapPublishedBuild(deps, page.id, pageBuild, async (trx) => {
    if (report.blocked || isStopped) return 'blocked';
    const result = await setPublished(trx, page.id, page.currentVersionId, at);
    if (result === 'published') await announce(deps, trx, { page, at }, context);
    return result;
  });
  await deps.fileDeletions.discardPending(listKeys(pageBuild));
  if (outcome === 'blocked')
    throw report.blocked ? toPublishError(report) : appError('pages.unfinished');
  if (outcome === 'deleted') return { outcome };
  const warnings = countWarnings(report);
  if (outcome === 'published') return { outcome, at, warnings };
  const newerAt = await findPublishedAt(deps.db, page.id);
  return newerAt ? { outcome, at: newerAt, warnings } : { outcome: 'deleted' };
}

async function announce(
  { cacheInvalidation, notifications, analytics }: PublishDeps,
  trx: Trx,
  { page, at }: { page: StoredPage; at: Date },
  { publicName }: PublishContext,
): Promise<void> {
  await cacheInvalidation.publish(trx, [publicName]);
  await analytics.recordPublish(trx, page.id, at);
  notifications.sendChanged(trx, page.userId, ['page']);
  // Publishing the same version again sends no notification.
  if (page.publishedVersionId === page.currentVersionId) return;
  await notifications.notify(trx, page.userId, {
    type: 'page_published',
    ...pageNotifications.published(page.content.metadata.title),
    actionUrl: STUDIO_PATH,
  });
}

/** Builds the published version again. Undefined when it no longer builds. */
export async function republish(
  deps: PublishDeps,
  { pageId, versionId }: PublishedPage,
  context: PublishContext,
): Promise<PageBuild | undefined> {
  const version = await findVersion(deps.db, versionId);
  const built = version && (await deps.builder.build(`page:${pageId}`, version.content, context));
  if (!built?.ok) return undefined;
  const pageBuild = await storeHtml(deps, built, context);
  await deps.images.save(`page:${pageId}`, built.ogImage);
  await swapPublishedBuild(deps, pageId, pageBuild, async (trx) =>
    (await isPublishedVersion(trx, pageId, versionId)) ? 'published' : 'superseded',
  );
  // Visitors are waiting.
  void deps.fileDeletions.discardPending(listKeys(pageBuild));
  return pageBuild;
}

export async function loadHtml(files: FileStore, hash: string): Promise<EncodedHtml | undefined> {
  const [html, br, gz] = await Promise.all(htmlStorageKeys(hash).map((key) => files.get(key)));
  return html && br && gz ? { html, brotli: br, gzip: gz } : undefined;
}

/**
 * Makes the build the published one if `claimPublish` says so. Schedules the deletion of files that are no
 * longer served: the replaced ones, or the new ones if they came too late.
 */
async function swapPublishedBuild<T extends PublishOutcome | 'blocked'>(
  deps: PublishDeps,
  pageId: string,
  pageBuild: PageBuild,
  claimPublish: (trx: Trx) => Promise<T>,
): Promise<T> {
  const { db, fileDeletions, clock } = deps;
  return await inTransaction(db, async (trx) => {
    const outcome = await claimPublish(trx);
    if (outcome === 'published') {
      const { htmlHash, ogImageHash } = await savePageBuild(trx, pageId, pageBuild, clock.now());
      await fileDeletions.scheduleDelete(trx, [
        ...(htmlHash === undefined ? [] : htmlStorageKeys(htmlHash)),
        ...(ogImageHash === undefined ? [] : [imageKey(ogImageHash)]),
      ]);
    }
    const previous = await findPageBuildHashes(trx, pageId);
    if (previous) await fileDeletions.claim(trx, listKeys(previous));
    return outcome;
  });
}

async function storeHtml(
  { files, fileDeletions }: PublishDeps,
  built: Built,
  context: PublishContext,
): Promise<PageBuild> {
  const html = Buffer.from(built.html);
  const hash = sha256(html).toString('hex');
  const quality = {
    [constants.BROTLI_PARAM_QUALITY]: html.length <= BEST_COMPRESSION_BYTES ? 11 : 9,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  };
  const isNewImage = (await files.get(sourceKey(hashOgImage(built.ogImage)))) === null;
  const keys = htmlStorageKeys(hash);
  const registered = fileDeletions.registerPending([
    ...keys,
    ...(isNewImage ? ogImageKeys(built.ogImage) : []),
  ]);
  const variants = [html, brotli(html, { params: quality }), deflate(html, { level: 9 })];
  const writes = variants.map(async (body, i) => {
    const [bytes] = await Promise.all([body, registered]);
    await files.put(keys[i] as string, bytes);
  });
  await Promise.all(writes);
  return {
    htmlHash: hash,
    policy: built.policy,
    needsRuntime: built.needsRuntime,
    publicName: context.publicName,
    branded: context.branded,
    ogImageHash: hashOgImage(built.ogImage),
    isIndexable: built.isIndexable,
  };
}

function ogImageKeys(ogImage: OgImageSpec): string[] {
  const hash = hashOgImage(ogImage);
  return [sourceKey(hash), imageKey(hash)];
}

export function htmlStorageKeys(hash: string): string[] {
  const key = `pages/${hash.slice(0, 2)}/${hash}.html`;
  return [key, `${key}.br`, `${key}.gz`];
}

function listKeys({
  htmlHash,
  ogImageHash,
}: Pick<PageBuild, 'htmlHash' | 'ogImageHash'>): string[] {
  const keys = htmlStorageKeys(htmlHash);
  return ogImageHash === null ? keys : [...keys, sourceKey(ogImageHash), imageKey(ogImageHash)];
}

function buildError({ at, diagnostics }: Extract<BuildResult, { ok: false }>) {
  const reason = explain(diagnostics);
  const fields = { jsx: reason };
  return at === 'compile'
    ? appError('pages.does_not_compile', {
        message: say((messages, language) => messages.doesNotCompile(sayIn(reason, language))),
        fields,
      })
    : appError('pages.does_not_render', {
        message: say((messages, language) => messages.doesNotRender(sayIn(reason, language))),
        fields,
      });
}
