// Our public site without the modules behind it: the real server, given finished pages by name.

import { createBundledPackages } from '../../server/src/modules/packages/index.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { createLog } from '../../server/src/platform/log/log.ts';
import {
  createSite,
  type SiteAnalytics,
  type SitePages,
} from '../../server/src/public-site/index.ts';

type PublicPage = Awaited<ReturnType<SitePages['findPublic']>>;
export type PageBuild = Extract<PublicPage, { kind: 'page' }>['pageBuild'];
export type SiteFile = { bytes: Buffer; contentType: string };

const countNothing: SiteAnalytics = {
  record: async () => {},
  ownVisits: { exchange: async () => undefined, isOwn: async () => false, end: async () => {} },
};

type More = {
  /** By default visits are not counted. */
  analytics?: SiteAnalytics;
  findPageId?: (name: string) => string;
  env?: Record<string, string>;
};

export async function openSite(
  port: number,
  findPage: (name: string, origin: string) => PageBuild | undefined,
  findFile: (key: string) => SiteFile | undefined = () => undefined,
  { analytics = countNothing, findPageId = (name) => name, env = {} }: More = {},
): Promise<{ origin: string; close(): Promise<void> }> {
  const ports = { VYS_PAGES_PORT: `${port}`, VYS_APP_PORT: `${port + 1}`, VYS_HOST: '127.0.0.1' };
  const config = readConfig({ ...ports, ...env }, []);
  const origin = config.pagesOrigin;
  const site = createSite({
    pages: {
      async findPublic(name) {
        const pageBuild = findPage(name, origin);
        if (pageBuild === undefined) return { kind: 'none' };
        return { kind: 'page', pageId: findPageId(name), isIndexable: true, pageBuild };
      },
      onChange: () => {},
      findOgImage: async () => undefined,
      countIndexed: async () => 0,
      listIndexed: async () => [],
    },
    forms: {
      submit: async () => ({ confirmsByEmail: false }),
      subscriptionLinks: { preview: async () => undefined, execute: async () => undefined },
    },
    moderation: { inspect: async () => ({ kind: 'none' }), report: async () => '' },
    analytics,
    media: { findFile: async (key) => findFile(key), findVariant: async () => undefined },
    files: { put: async () => {}, get: async () => null, remove: async () => {} },
    bundledPackages: createBundledPackages(),
    config,
    clock: systemClock,
    log: createLog({ level: 'error', production: true }),
  });
  await site.listen();
  return { origin, close: site.close };
}
