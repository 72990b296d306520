// What the public host shows at a name, and where a name leads that its owner gave up. Bytes made for another name or tier are made anew at the
// first request after the change.
import type { Accounts } from '../accounts/index.ts';
import type { Db } from '../kit/db.ts';
import type { Logger } from '../kit/log.ts';
import type { Face } from './build.ts';
import type { Changes } from './changes.ts';
import { type Artifact, findPublishedPage, type PublishedPage } from './public-store.ts';
import { type Bodies, faceOf, type PublishDeps, readBytes, rebuild } from './publish.ts';

export type PublicPage =
  | {
      kind: 'page';
      pageId: string;
      /** Whether search engines are shown it. */
      isIndexable: boolean;
      artifact: Bodies & { etag: string; policy: string };
    }
  /** The same page has another name now. */
  | { kind: 'moved'; to: string }
  /** Taken down by an operator. */
  | { kind: 'suspended' }
  | { kind: 'none' };

export type PublicPages = { findPublic(name: string): Promise<PublicPage> };

type Deps = PublishDeps & {
  db: Db;
  accounts: Pick<Accounts, 'findByPublicName' | 'findByFormerName'>;
  changes: Changes;
  log: Logger;
};

const none: PublicPage = { kind: 'none' };

export function createPublicPages(deps: Deps): PublicPages {
  const { db, accounts, files, changes, log } = deps;
  const rebuilding = new Map<string, Promise<Artifact | undefined>>();

  /** Once, however many ask at the same time. */
  function rebuildOnce(page: PublishedPage, face: Face): Promise<Artifact | undefined> {
    const key = `${page.pageId} ${page.versionId} ${face.publicName} ${face.branded}`;
    const running = rebuilding.get(key);
    if (running) return running;
    const started = rebuild(deps, page, face)
      .catch((error: unknown) => {
        log.error({ err: error, pageId: page.pageId }, 'a published page could not be made anew');
        return undefined;
      })
      .finally(() => rebuilding.delete(key));
    rebuilding.set(key, started);
    return started;
  }

  async function show(pageId: string, artifact: Artifact): Promise<PublicPage> {
    const { htmlHash, policy, isIndexable } = artifact;
    const bodies = await readBytes(files, htmlHash);
    if (!bodies) return none;
    const shown = { ...bodies, etag: `"${htmlHash}"`, policy };
    return { kind: 'page', pageId, isIndexable, artifact: shown };
  }

  /** Nothing is told of a page that is not shown. */
  async function findMoved(name: string): Promise<PublicPage> {
    const owner = await accounts.findByFormerName(db, name);
    if (!owner?.vysUrl || !owner.pagesActive) return none;
    const page = await findPublishedPage(db, owner.userId);
    return page?.isActive || page?.isSuspended ? { kind: 'moved', to: owner.vysUrl } : none;
  }

  return {
    async findPublic(name) {
      const account = await accounts.findByPublicName(db, name);
      if (!account) return findMoved(name);
      const face = faceOf(account, account.vysUrl ?? name);
      changes.remember(account.userId, name);
      const page = account.pagesActive ? await findPublishedPage(db, account.userId) : undefined;
      if (page?.isSuspended) return { kind: 'suspended' };
      if (!page?.isActive) return none;
      const { artifact, pageId } = page;
      const fits = artifact.publicName === face.publicName && artifact.branded === face.branded;
      if (fits) {
        const shown = await show(pageId, artifact);
        if (shown.kind === 'page') return shown;
      }
      const made = await rebuildOnce(page, face);
      return show(pageId, made ?? artifact);
    },
  };
}
