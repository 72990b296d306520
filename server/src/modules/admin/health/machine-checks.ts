// Health of what lies around the database: the message bus, files, workers, the disk, the spool, this process.
import { randomBytes } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import type { MessageBus } from '../../../platform/message-bus/message-bus.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import type { WorkerPool } from '../../../platform/workers/worker-pool.ts';
import { measureSpool } from '../../analytics/index.ts';
import { type CheckResult, firstProblem } from './check.ts';
import type { HealthTexts } from './messages.ts';

/** What the configuration says about this process and what it uses. */
export type Installation = {
  readonly version: string;
  readonly services: readonly string[];
  readonly dataDir: string;
  readonly files: 'disk' | 'bucket';
  readonly bus: 'postgres' | 'redis' | 'nats';
  readonly spool: { readonly root: string; readonly limitBytes: number };
};

const busNames = { postgres: 'PostgreSQL', redis: 'Redis', nats: 'NATS' } as const;

export async function checkBus(
  bus: Pick<MessageBus<unknown>, 'check'>,
  kind: Installation['bus'],
  { facts }: HealthTexts,
): Promise<CheckResult> {
  const startedAt = performance.now();
  await bus.check();
  const tookMs = Math.round(performance.now() - startedAt);
  return {
    facts: [
      { name: facts.kind, value: busNames[kind] },
      { name: facts.responded, value: `${tookMs} ms` },
    ],
  };
}

/** Writes, reads and removes a small file. */
export async function checkFiles(
  files: FileStore,
  kind: Installation['files'],
  { facts, values, problems }: HealthTexts,
): Promise<CheckResult> {
  const key = `health-checks/${randomBytes(12).toString('hex')}`;
  const bytes = randomBytes(64);
  const startedAt = performance.now();
  await files.put(key, bytes);
  const read = await files.get(key);
  await files.remove(key);
  const tookMs = Math.round(performance.now() - startedAt);
  const isSame = read?.equals(bytes) === true;
  return {
    facts: [
      { name: facts.kind, value: values[kind] },
      { name: facts.responded, value: `${tookMs} ms` },
    ],
    ...(isSame ? {} : { status: 'failed' as const, problem: problems.filesDiffer }),
  };
}

export async function checkWorkers(
  workers: Pick<WorkerPool, 'pids' | 'load'>,
  { facts, problems }: HealthTexts,
): Promise<CheckResult> {
  const { running, waiting } = workers.load();
  return {
    facts: [
      { name: facts.processes, value: String(workers.pids().length) },
      { name: facts.running, value: String(running) },
      { name: facts.waiting, value: String(waiting) },
    ],
    problem: waiting > 50 ? problems.workersBusy : undefined,
  };
}

export async function checkDisk(
  dataDir: string,
  { facts, problems, formatBytes, formatPercent }: HealthTexts,
): Promise<CheckResult> {
  const { bsize, blocks, bavail } = await statfs(dataDir);
  const free = blocks === 0 ? 1 : bavail / blocks;
  const isFull = free < 0.05;
  return {
    facts: [
      { name: facts.free, value: `${formatBytes(bavail * bsize)} (${formatPercent(free)})` },
      { name: facts.total, value: formatBytes(blocks * bsize) },
    ],
    ...(isFull ? { status: 'failed' as const } : {}),
    problem: firstProblem([isFull, problems.diskFull], [free < 0.2, problems.diskLow]),
  };
}

export async function checkSpool(
  { root, limitBytes }: Installation['spool'],
  { facts, problems, formatBytes }: HealthTexts,
): Promise<CheckResult> {
  const { bytes } = await measureSpool(root);
  return {
    facts: [
      { name: facts.waiting, value: formatBytes(bytes) },
      { name: facts.limit, value: formatBytes(limitBytes) },
    ],
    problem: bytes > limitBytes / 2 ? problems.spool : undefined,
  };
}

export async function describeSoftware(
  { version, services }: Installation,
  hasMailServer: boolean,
  { facts, values, formatBytes, formatSeconds }: HealthTexts,
): Promise<CheckResult> {
  return {
    facts: [
      { name: facts.version, value: `Vys ${version}` },
      { name: 'Node.js', value: process.versions.node },
      { name: facts.services, value: services.join(', ') },
      { name: facts.uptime, value: formatSeconds(process.uptime()) },
      { name: facts.memory, value: formatBytes(process.memoryUsage.rss()) },
      { name: facts.email, value: hasMailServer ? values.smtp : values.emailFolder },
    ],
  };
}
