// A page as publishing builds it, served by the test site: the real builder with the real worker processes.
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createContentWorkers } from '../../src/app/content-workers/content-workers.ts';
import type { ImageShape } from '../../src/modules/media/index.ts';
import { createBundledPackages } from '../../src/modules/packages/index.ts';
import { type BuildResult, createBuilder } from '../../src/modules/pages/publishing/build/build.ts';
import {
  createFontSubsetter,
  createMinifier,
  createRenderer,
} from '../../src/modules/pages/render/renderer.ts';
import { openChromium } from '../clients/chromium.ts';
import { createTestLog } from '../test-log.ts';
import { startTestSite, type TestSite } from '../test-site.ts';
import { workerWaitMs as maxWaitMs } from '../worker-wait.ts';

type Pool = Pick<ReturnType<typeof createFontSubsetter>, 'run'>;

/** `makeSmaller` replaces what makes fonts smaller. */
export function createPublisher(
  test: TestSite,
  makeSmaller?: (own: Pool) => Pool,
  images: readonly ImageShape[] = [],
) {
  const renderer = createRenderer({ maxWaitMs });
  const minifier = createMinifier({ maxWaitMs });
  const fontSubsetter = createFontSubsetter({ maxWaitMs });
  const log = createTestLog();
  const workers = createContentWorkers(log, { maxWaitMs });
  const { appOrigin, pagesOrigin, esmCdnUrl } = test.config;
  const packageUrl = createBundledPackages().url;
  const builder = createBuilder({
    runJob: workers.runJob,
    renderer,
    minifier,
    fontSubsetter: makeSmaller?.(fontSubsetter) ?? fontSubsetter,
    log,
    appOrigin,
    pagesOrigin,
    packageUrl,
    describeImages: async (urls) => images.filter(({ url }) => urls.includes(url)),
    esmCdnUrl,
  });
  return {
    renderer,
    builder,
    /** Gives what was built; throws with what is wrong. */
    async publish(name: string, jsx: string, css = '') {
      const content = { jsx, css, metadata: { title: 'Anna', description: '' } };
      const context = {
        publicName: name,
        fullName: 'Anna',
        avatarUrl: null,
        language: null,
        branded: false,
      };
      let built = await builder.build(crypto.randomUUID(), content, context);
      // Where many tests share few cores, the wall clock of a render may run out for no fault of the page.
      for (let tries = 0; tries < 3 && isSlow(built); tries += 1) {
        built = await builder.build(crypto.randomUUID(), content, context);
      }
      if (!built.ok) throw new Error(built.diagnostics.map(({ message }) => message).join(' '));
      const html = Buffer.from(built.html);
      const bodies = { html, brotli: brotliCompressSync(html), gzip: gzipSync(html) };
      const pageBuild = { ...bodies, etag: `${name}-${Date.now()}`, policy: built.policy };
      test.pages.set(name, {
        kind: 'page',
        pageId: crypto.randomUUID(),
        isIndexable: built.isIndexable,
        pageBuild,
      });
      test.change(name);
      return built;
    },
    close() {
      workers.close();
      renderer.close();
      minifier.close();
      fontSubsetter.close();
    },
  };
}

/** A public site, what publishes to it, and a browser to look at it with. */
export async function startPublishedSite(env: Record<string, string> = {}) {
  const test = await startTestSite(env);
  const publisher = createPublisher(test);
  return {
    test,
    publisher,
    browser: await openChromium(),
    async close() {
      publisher.close();
      await test.site.close();
    },
  };
}

export type PublishedSite = Awaited<ReturnType<typeof startPublishedSite>>;

function isSlow(built: BuildResult): boolean {
  return !built.ok && built.diagnostics.some(({ message }) => message.includes('took longer'));
}
