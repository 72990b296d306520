// Our public host without the rooms behind it: the real door, given finished pages by name.
import { systemClock } from '../server/src/kit/clock.ts';
import { readConfig } from '../server/src/kit/config.ts';
import { createLog } from '../server/src/kit/log.ts';
import { createShelf, createSite, type SitePages } from '../server/src/site/index.ts';

type PublicPage = Awaited<ReturnType<SitePages['findPublic']>>;
export type Artifact = Extract<PublicPage, { kind: 'page' }>['artifact'];
export type SiteFile = { bytes: Buffer; contentType: string };

export async function openSite(
  port: number,
  findPage: (name: string, origin: string) => Artifact | undefined,
  findFile: (key: string) => SiteFile | undefined = () => undefined,
): Promise<{ origin: string; close(): Promise<void> }> {
  const env = { VYS_PAGES_PORT: `${port}`, VYS_APP_PORT: `${port + 1}`, VYS_HOST: '127.0.0.1' };
  const config = readConfig(env, []);
  const origin = config.pagesOrigin;
  const site = createSite({
    pages: {
      async findPublic(name) {
        const artifact = findPage(name, origin);
        if (artifact === undefined) return { kind: 'none' };
        return { kind: 'page', pageId: name, isIndexable: true, artifact };
      },
      onChange: () => {},
      submitForm: async () => ({ confirmsByMail: false }),
      formLinks: { find: async () => undefined, follow: async () => undefined },
      findSharingImage: async () => undefined,
      countIndexed: async () => 0,
      listIndexed: async () => [],
      inspect: async () => ({ kind: 'none' }),
      report: async () => '',
    },
    analytics: { record: async () => {} },
    media: { findFile: async (key) => findFile(key) },
    files: { put: async () => {}, get: async () => null, remove: async () => {} },
    shelf: createShelf(),
    config,
    clock: systemClock,
    log: createLog({ level: 'error', production: true }),
  });
  await site.listen();
  return { origin, close: site.close };
}
