// Our public host as a process of its own: the real door, with one published page behind it.
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { systemClock } from '../../server/src/kit/clock.ts';
import { readConfig } from '../../server/src/kit/config.ts';
import { createLog } from '../../server/src/kit/log.ts';
import { createShelf, createSite } from '../../server/src/site/index.ts';
import { links, pageName, profile, renderPage } from './page.ts';

const port = process.argv[2] ?? '';
const html = Buffer.from(renderPage(profile, links));
const artifact = {
  html,
  brotli: brotliCompressSync(html),
  gzip: gzipSync(html, { level: 9 }),
  etag: 'measured',
  policy: "sandbox allow-scripts; default-src 'none'; style-src 'unsafe-inline'",
};
const site = createSite({
  pages: {
    findPublic: async (name) =>
      name === pageName
        ? { kind: 'page', pageId: 'measured', isIndexable: true, artifact }
        : { kind: 'none' },
    onChange: () => {},
    submitForm: async () => {},
  },
  analytics: { record: async () => {} },
  media: { findFile: async () => undefined },
  files: { put: async () => {}, get: async () => null, remove: async () => {} },
  shelf: createShelf(),
  config: readConfig({ VYS_PAGES_PORT: port, VYS_APP_PORT: String(Number(port) + 1) }, []),
  clock: systemClock,
  log: createLog({ level: 'error', production: true }),
});
await site.listen();
process.send?.('ready');
