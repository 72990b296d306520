// Hostile load: accounts that send the worst known requests of every kind while honest creators work and
// visitors read public pages. The same honest work without them before it is the control.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Product, startProduct } from '../measure/product.ts';
import { type Account, createAccounts, inTurns, signInAgain } from '../overload/accounts.ts';
import { type Measured, missedBars } from '../overload/bars.ts';
import { createClient } from '../overload/client.ts';
import type { HonestReport, HonestTask } from '../overload/honest.ts';
import type { HostileReport, HostileTask } from '../overload/hostile/hostile.ts';
import { createContent, large } from '../overload/hostile/hostile-sources.ts';
import { startLoadProcess } from '../overload/load-process.ts';
import type { VisitorReport, VisitorTask } from '../overload/visitors.ts';
import { lastingProcesses, type WatchReport, watchProcesses } from '../overload/watch.ts';
import { minimalPage } from '../pages/minimal.ts';

export type OverloadPlan = {
  warmUpSeconds: number;
  controlSeconds: number;
  hostileSeconds: number;
};
type Phase = { honest: HonestReport; visitors: VisitorReport; processes: WatchReport };
export type OverloadResult = {
  plan: OverloadPlan;
  control: Phase;
  underLoad: Phase;
  hostile: HostileReport;
  missed: string[];
};

const APP_PORT = 4560;
const HOSTILE = 20;
const HONEST = 20;
const QUIET_PAGES = 20;
const CONNECTIONS = 64;
const PER_SECOND = 640;
/** Versions that each hostile account has before the load begins. */
const LARGE_VERSIONS = 10;

export function describeOverload({ controlSeconds, hostileSeconds }: OverloadPlan): string {
  return `${HOSTILE} hostile accounts for ${hostileSeconds} s, after a control of ${controlSeconds} s; ${HONEST} honest accounts, ${CONNECTIONS} connections with ${PER_SECOND} public pages a second; nothing pinned to a core`;
}

export async function benchOverload(plan: OverloadPlan): Promise<OverloadResult> {
  const folder = mkdtempSync(join(tmpdir(), 'vys-overload-'));
  const product = await startProduct(APP_PORT, {}, { isPinned: false });
  try {
    const imageFile = join(folder, 'large.jpg');
    writeFileSync(imageFile, await largeImage());
    return await measure(product, plan, imageFile);
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(
  product: Product,
  plan: OverloadPlan,
  imageFile: string,
): Promise<OverloadResult> {
  const all = await createAccounts(
    product,
    [
      ...listNames('quiet', QUIET_PAGES),
      ...listNames('hostile', HOSTILE),
      ...listNames('honest', HONEST),
    ],
    minimalPage,
  );
  const [quiet, hostile, honest] = ['quiet', 'hostile', 'honest'].map((group) =>
    all.filter(({ name }) => name.startsWith(group)),
  ) as [Account[], Account[], Account[]];
  await saveLargeVersions(product, await signInAgain(product, hostile));
  const { appOrigin, pagesOrigin } = product;
  const creators = startLoadProcess<HonestTask, HonestReport>('honest.ts');
  const readers = startLoadProcess<VisitorTask, VisitorReport>('visitors.ts');
  const attackers = startLoadProcess<HostileTask, HostileReport>('hostile/hostile.ts');
  const accounts = await signInAgain(product, honest);
  const pages = quiet.map(({ name }) => name);

  async function phase(seconds: number): Promise<Phase> {
    const watch = watchProcesses(product.pid);
    const [honestReport, visitors] = await Promise.all([
      creators.run({ appOrigin, pagesOrigin, accounts, seconds }),
      readers.run({ pagesOrigin, pages, connections: CONNECTIONS, perSecond: PER_SECOND, seconds }),
    ]);
    return { honest: honestReport, visitors, processes: await watch.stop() };
  }

  try {
    await phase(plan.warmUpSeconds);
    const control = await phase(plan.controlSeconds);
    const before = lastingProcesses(product.pid);
    const seconds = plan.hostileSeconds;
    const hostileAccounts = await signInAgain(product, hostile);
    const task = { appOrigin, pagesOrigin, imageFile, accounts: hostileAccounts, seconds };
    const [underLoad, hostileReport] = await Promise.all([phase(seconds), attackers.run(task)]);
    const afterwards = await checkAfterwards(product, before, pages[0] ?? '');
    const measured: Measured = { ...underLoad, afterwards };
    return { plan, control, underLoad, hostile: hostileReport, missed: missedBars(measured) };
  } finally {
    for (const load of [creators, readers, attackers]) load.stop();
  }
}

function listNames(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${prefix}-${i}`);
}

/** In colors that differ everywhere, turned, so that all of it has to be decoded. */
async function largeImage(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 4 } as const;
  const create = { width: 7_300, height: 5_400, channels: 3, background: '#357', noise } as const;
  return await sharp({ create }).withMetadata({ orientation: 6 }).jpeg({ quality: 40 }).toBuffer();
}

async function saveLargeVersions(
  { appOrigin }: Product,
  accounts: readonly Account[],
): Promise<void> {
  const client = createClient('127.0.0.1', 8);
  await inTurns(accounts.length * LARGE_VERSIONS, async (turn) => {
    const account = accounts[turn % accounts.length] as Account;
    const { status, body } = await client.send({
      origin: appOrigin,
      method: 'PUT',
      path: '/api/pages/update',
      headers: {
        authorization: `Bearer ${account.token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ content: createContent(large(turn)) }),
    });
    if (status !== 200) throw new Error(`saving a large version: ${status} ${body}`);
  });
  client.close();
}

/** Checks that only workers were replaced, and that both servers respond. */
async function checkAfterwards(
  { pid, appOrigin, pagesOrigin }: Product,
  before: ReadonlyMap<number, string>,
  page: string,
): Promise<string[]> {
  const now = lastingProcesses(pid);
  const ended = [...before].filter(([one]) => !now.has(one));
  const problems = ended.map(([, name]) => `The process ${name} has ended or was replaced`);
  const client = createClient('127.0.0.1', 1);
  const expected = [
    { origin: appOrigin, path: '/readyz' },
    { origin: pagesOrigin, path: `/${page}` },
  ];
  for (const { origin, path } of expected) {
    const { status, body } = await client.send({ origin, method: 'GET', path }, 5_000);
    if (status !== 200) problems.push(`${origin}${path} returns ${status} afterwards: ${body}`);
  }
  client.close();
  return problems;
}
