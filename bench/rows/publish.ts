// A thousand publishes in a row: how long one takes, from source to compressed bytes, and whether the
// process that renders grows. Without the database and the disk. `--count=100` for fewer.
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { compile } from '@vys/compiler';
import { createContentWorkers } from '../../server/src/app/content-workers/content-workers.ts';
import { createBuilder } from '../../server/src/modules/pages/publishing/build/build.ts';
import {
  createFontSubsetter,
  createMinifier,
  createRenderer,
} from '../../server/src/modules/pages/render/renderer.ts';
import { createLog } from '../../server/src/platform/log/log.ts';
import { quantile, rounded } from '../measure/statistics.ts';

export type PublishResult = {
  publishes: number;
  medianMs: number;
  p95Ms: number;
  /** Of the compiler alone for the same page, which every publish contains. */
  compileMedianMs: number;
  /** MB held by the render process: after the warm-up, at the end, and at most. */
  rssAfterWarmUp: number;
  rssAtEnd: number;
  rssPeak: number;
  /** Processes used; one is exchanged when it holds too much. */
  processes: number;
};

const WARM_UP = 50;
const context = {
  publicName: 'anna',
  fullName: 'Anna Berg',
  avatarUrl: null,
  language: null,
  branded: true,
};

export async function benchPublish(publishes = 1_000): Promise<PublishResult> {
  const renderer = createRenderer();
  const minifier = createMinifier();
  const fontSubsetter = createFontSubsetter();
  const log = createLog({ level: 'error', production: true });
  const workers = createContentWorkers(log);
  const builder = createBuilder({
    runJob: workers.runJob,
    renderer,
    minifier,
    fontSubsetter,
    log,
    appOrigin: 'https://app.example',
    pagesOrigin: 'https://pages.example',
    describeImages: async () => [],
    packageUrl: (name) => `/_/shelf/${name}.js`,
  });
  const times: number[] = [];
  const rss: number[] = [];
  const pids = new Set<number>();
  for (let turn = 0; turn < WARM_UP + publishes; turn += 1) {
    const start = performance.now();
    const built = await builder.build('anna', buildPage(turn), context);
    if (!built.ok) throw new Error(built.diagnostics[0]?.message);
    const html = Buffer.from(built.html);
    await Promise.all([promisify(brotliCompress)(html), promisify(gzip)(html, { level: 9 })]);
    const pid = renderer.workerPid();
    if (pid !== undefined) {
      pids.add(pid);
      rss.push(residentMegabytes(pid));
    }
    if (turn >= WARM_UP) times.push(performance.now() - start);
  }
  const compileTimes = Array.from({ length: 200 }, (_, turn) => measureCompileMs(turn));
  workers.close();
  renderer.close();
  minifier.close();
  fontSubsetter.close();
  return {
    publishes,
    medianMs: rounded(quantile(times, 0.5), 1),
    p95Ms: rounded(quantile(times, 0.95), 1),
    compileMedianMs: rounded(quantile(compileTimes, 0.5), 2),
    rssAfterWarmUp: rounded(rss[WARM_UP - 1] ?? 0, 1),
    rssAtEnd: rounded(rss.at(-1) ?? 0, 1),
    rssPeak: rounded(Math.max(...rss), 1),
    processes: pids.size,
  };
}

/** Never the same twice; every fourth runs in the browser and has icons. */
function buildPage(turn: number) {
  const links = Array.from({ length: 12 }, (_, i) => ({
    title: `Link ${turn}-${i}`,
    url: `https://shop.example/${i}`,
  }));
  const isLive = turn % 4 === 0;
  const jsx = `import { useState } from 'react';
import { Heart, Music } from 'lucide-react';
const links = ${JSON.stringify(links)};
function Page() {
  ${isLive ? 'const [n, set] = useState(0);' : 'const n = 0;'}
  return <main><h1>Anna Berg</h1><Heart /><Music size={16} />
    {links.map((link) => <a key={link.title} href={link.url}>{link.title} {n}</a>)}
    ${isLive ? '<button onClick={() => set(n + 1)}>more</button>' : ''}</main>;
}
export { Page as default };`;
  const css = 'main { max-width: 40rem; margin: 0 auto } a { display: block; padding: 12px 16px }';
  return { jsx, css, metadata: { title: `Anna ${turn}`, description: 'Ceramics' } };
}

function measureCompileMs(turn: number): number {
  const start = performance.now();
  compile(buildPage(turn));
  return performance.now() - start;
}

function residentMegabytes(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return 0;
  }
}

if (import.meta.main) {
  const requested = Number(
    process.argv.find((one) => one.startsWith('--count='))?.slice('--count='.length),
  );
  console.table([await benchPublish(requested > 0 ? Math.min(requested, 10_000) : undefined)]);
}
