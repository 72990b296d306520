// Pages as publishing makes them, by the real builder with its real children.
import { createHash } from 'node:crypto';
import type { PageContent } from '@vys/contract/pages/pages';
import { createContentWorkers } from '../../server/src/app/content-workers/content-workers.ts';
import { createBundledPackages } from '../../server/src/modules/packages/index.ts';
import { createBuilder } from '../../server/src/modules/pages/publishing/build/build.ts';
import {
  createFontSubsetter,
  createMinifier,
  createRenderer,
} from '../../server/src/modules/pages/render/renderer.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { createLog } from '../../server/src/platform/log/log.ts';
import { compress } from '../../server/src/public-site/http/static-response.ts';
import type { PageBuild } from '../measure/site.ts';

/** By their public names, for the host on that port. They carry what pages of the free plan carry. */
export async function buildPages(
  port: number,
  sources: Record<string, PageContent>,
): Promise<Map<string, PageBuild>> {
  const { appOrigin, pagesOrigin } = readConfig({ VYS_PAGES_PORT: `${port}` }, []);
  const [renderer, minifier] = [createRenderer(), createMinifier()];
  const fontSubsetter = createFontSubsetter();
  const log = createLog({ level: 'error', production: true });
  const workers = createContentWorkers(log);
  const { runJob } = workers;
  const packageUrl = createBundledPackages().url;
  const deps = {
    runJob,
    renderer,
    minifier,
    fontSubsetter,
    log,
    appOrigin,
    pagesOrigin,
    packageUrl,
    describeImages: async () => [],
  };
  const builder = createBuilder(deps);
  const pages = new Map<string, PageBuild>();
  try {
    for (const [publicName, content] of Object.entries(sources)) {
      const context = {
        publicName,
        fullName: 'Anna Berg',
        avatarUrl: null,
        language: null,
        branded: true,
      };
      const built = await builder.build(publicName, content, context);
      if (!built.ok) throw new Error(built.diagnostics.map(({ message }) => message).join(' '));
      const { identity, br, gzip } = compress(Buffer.from(built.html));
      const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
      pages.set(publicName, { html: identity, brotli: br, gzip, etag, policy: built.policy });
    }
  } finally {
    workers.close();
    renderer.close();
    minifier.close();
    fontSubsetter.close();
  }
  return pages;
}
