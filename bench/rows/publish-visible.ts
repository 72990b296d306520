// How long after a creator presses Publish visitors get the new page, at rest and while others load the
// public site as fast as it responds. Also the memory of every process before and after.
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { load, writeRequests } from '../measure/load.ts';
import {
  type Creator,
  type Memory,
  type Product,
  readMemory,
  signUp,
  startProduct,
} from '../measure/product.ts';
import { quantile, rounded } from '../measure/statistics.ts';
import { minimalPage } from '../pages/minimal.ts';
import { fetchPage } from '../serve/fetch-pages.ts';

export type PublishRow = {
  when: string;
  publishes: number;
  /** From the call to the first response with the new page. */
  visibleMedianMs: number;
  visibleP95Ms: number;
  /** From the call to its own response. */
  publishMedianMs: number;
  publishP95Ms: number;
  /** From the response to the call to the first new page among the requests sent after it. */
  nextRequestMedianMs: number;
  othersPerSecond: number;
};
export type PublishResult = { rows: PublishRow[]; memoryMb: { idle: Memory; afterLoad: Memory } };

type Sample = { visible: number; publish: number; next: number };

const APP_PORT = 4300;
const CONNECTIONS = 64;
const LATEST_MS = 1000;
/** Between two requests for the page, so that they do not take the core from publishing. */
const POLL_MS = 1;

export async function benchPublish(publishes: number): Promise<PublishResult> {
  const product = await startProduct(APP_PORT);
  try {
    const creator = await signUp(product, 'anna-berg');
    const id = await creator.create(minimalPage);
    await creator.publish(id);
    await sleep(2000);
    const idle = readMemory(product);
    const alone = await publishOften(product, creator, id, publishes, 'rest');
    const rows = [summarize('at rest', alone, 0), await underLoad(product, creator, id, publishes)];
    await sleep(1000);
    return { rows, memoryMb: { idle, afterLoad: readMemory(product) } };
  } finally {
    await product.stop();
  }
}

async function underLoad(
  product: Product,
  creator: Creator,
  id: string,
  publishes: number,
): Promise<PublishRow> {
  const { list, remove } = writeRequests([{ path: `/${creator.name}` }]);
  const origin = product.pagesOrigin;
  const samples: Sample[] = [];
  let isOver = false;
  const publishing = (async () => {
    await sleep(500);
    for (let n = 0; n < publishes && !isOver; n += 1) {
      samples.push(...(await publishOften(product, creator, id, 1, `load ${n}`)));
    }
  })();
  try {
    const seconds = Math.max(4, Math.ceil(publishes / 4));
    const otherLoad = await load({ origin, list, connections: CONNECTIONS, seconds });
    isOver = true;
    await publishing;
    if (otherLoad.errors > 0)
      throw new Error(`${otherLoad.errors} wrong responses while publishing.`);
    const when = `with ${CONNECTIONS} connections that fetch the page without pause`;
    return summarize(when, samples, otherLoad.perSecond);
  } finally {
    isOver = true;
    remove();
  }
}

async function publishOften(
  product: Product,
  creator: Creator,
  id: string,
  publishes: number,
  label: string,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (let n = 0; n < publishes; n += 1) {
    const marker = `Fired on ${label} ${n}`;
    await creator.save({
      ...minimalPage,
      jsx: minimalPage.jsx.replace('Anna Berg</h1>', `${marker}</h1>`),
    });
    samples.push(await publishOnce(`${product.pagesOrigin}`, creator, id, marker));
  }
  return samples;
}

async function publishOnce(
  origin: string,
  creator: Creator,
  id: string,
  marker: string,
): Promise<Sample> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const shows = async () => {
    const { body } = await fetchPage(origin, `/${creator.name}`, { agent });
    return gunzipSync(body).includes(marker);
  };
  try {
    if (await shows()) throw new Error('The new page was there before it was published.');
    const start = performance.now();
    let publish = 0;
    let isPublished = false;
    const publishing = creator.publish(id).then(() => {
      publish = performance.now() - start;
      isPublished = true;
    });
    let visible = 0;
    let next = 0;
    for (; next === 0; await sleep(POLL_MS)) {
      const wasPublished = isPublished;
      const isNew = await shows();
      const now = performance.now() - start;
      if (isNew && visible === 0) visible = now;
      if (!wasPublished) continue;
      // Another process serves it, which the database tells of the change.
      if (isNew) next = now - publish;
      else if (now - publish > LATEST_MS) throw new Error('The old page is still shown.');
    }
    await publishing;
    return { visible, publish, next };
  } finally {
    agent.destroy();
  }
}

function summarize(when: string, samples: readonly Sample[], othersPerSecond: number): PublishRow {
  const of = (metric: (sample: Sample) => number, share: number) =>
    rounded(quantile(samples.map(metric), share), 1);
  return {
    when,
    publishes: samples.length,
    visibleMedianMs: of(({ visible }) => visible, 0.5),
    visibleP95Ms: of(({ visible }) => visible, 0.95),
    publishMedianMs: of(({ publish }) => publish, 0.5),
    publishP95Ms: of(({ publish }) => publish, 0.95),
    nextRequestMedianMs: of(({ next }) => next, 0.5),
    othersPerSecond: Math.round(othersPerSecond),
  };
}
