// Finds the page that the public site serves at a name, and redirects a retired name to its successor.
// Rebuilds a page at the first request after its public name or plan changed.

import { readDocumentLanguage } from '@vys/compiler/document/document-language';
import type { Db } from '../../../platform/db/db.ts';
import type { Logger } from '../../../platform/log/log.ts';
import type { Accounts } from '../../accounts/index.ts';
import type { PublishContext } from '../publishing/build/build.ts';
import type { CacheInvalidation } from '../publishing/cache-invalidation.ts';
import {
  type EncodedHtml,
  loadHtml,
  type PublishDeps,
  publishContext,
  republish,
} from '../publishing/publish.ts';
import {
  findPublishedPage,
  type PageBuild,
  type PublishedPage,
} from '../publishing/publish-store.ts';

export type PublicPage =
  | {
      kind: 'page';
      pageId: string;
      /** Whether search engines are shown it. */
      isIndexable: boolean;
      pageBuild: EncodedHtml & { etag: string; policy: string };
    }
  /** The same page has another name now. */
  | { kind: 'moved'; to: string }
  /** Taken down by an operator. */
  | { kind: 'suspended' /** BCP 47, of what it said. */; language: string | undefined }
  | { kind: 'none' };

export type PublicPages = { findPublic(name: string): Promise<PublicPage> };

type Deps = PublishDeps & {
  db: Db;
  accounts: Pick<Accounts, 'findByPublicName' | 'findByRetiredUsername'>;
  cacheInvalidation: CacheInvalidation;
  log: Logger;
};

const none: PublicPage = { kind: 'none' };

export function createPublicPages(deps: Deps): PublicPages {
  const { db, accounts, files, cacheInvalidation, log } = deps;
  const republishing = new Map<string, Promise<PageBuild | undefined>>();

  /** Concurrent requests share one build. */
  function republishOnce(
    page: PublishedPage,
    context: PublishContext,
  ): Promise<PageBuild | undefined> {
    const key = `${page.pageId} ${page.versionId} ${context.publicName} ${context.branded}`;
    const running = republishing.get(key);
    if (running) return running;
    const started = republish(deps, page, context)
      .catch((error: unknown) => {
        log.error(
          { event: 'pages.republish_failed', err: error, pageId: page.pageId },
          'page republish failed',
        );
        return undefined;
      })
      .finally(() => republishing.delete(key));
    republishing.set(key, started);
    return started;
  }

  async function show(pageId: string, pageBuild: PageBuild): Promise<PublicPage> {
    const { htmlHash, policy, isIndexable } = pageBuild;
    const encodedHtml = await loadHtml(files, htmlHash);
    if (!encodedHtml) return none;
    const loaded = { ...encodedHtml, etag: `"${htmlHash}"`, policy };
    return { kind: 'page', pageId, isIndexable, pageBuild: loaded };
  }

  async function readLanguage(htmlHash: string): Promise<string | undefined> {
    const encodedHtml = await loadHtml(files, htmlHash);
    return encodedHtml && readDocumentLanguage(encodedHtml.html.toString('utf8', 0, 100));
  }

  /** Reveals nothing about a page that is not public. */
  async function findMoved(name: string): Promise<PublicPage> {
    const owner = await accounts.findByRetiredUsername(db, name);
    if (!owner?.vysUrl || !owner.pagesActive) return none;
    const page = await findPublishedPage(db, owner.userId);
    return page?.isActive || page?.isSuspended ? { kind: 'moved', to: owner.vysUrl } : none;
  }

  return {
    async findPublic(name) {
      const account = await accounts.findByPublicName(db, name);
      if (!account) return findMoved(name);
      const context = publishContext(account, account.vysUrl ?? name);
      cacheInvalidation.trackName(account.userId, name);
      const page = account.pagesActive ? await findPublishedPage(db, account.userId) : undefined;
      if (page?.isSuspended) {
        return { kind: 'suspended', language: await readLanguage(page.pageBuild.htmlHash) };
      }
      if (!page?.isActive) return none;
      const { pageBuild, pageId } = page;
      const fits =
        pageBuild.publicName === context.publicName && pageBuild.branded === context.branded;
      if (fits) {
        const loaded = await show(pageId, pageBuild);
        if (loaded.kind === 'page') return loaded;
      }
      const rebuilt = await republishOnce(page, context);
      return show(pageId, rebuilt ?? pageBuild);
    },
  };
}
