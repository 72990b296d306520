// Health of the database: reachable, not too busy, its replicas near, its schema that of this release, its queues
// worked off, its backups young.
import { readdir } from 'node:fs/promises';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import { migrationsFolder } from '../../../platform/db/migrate.ts';
import { listQueueDepths } from '../../../platform/jobs/queue-store.ts';
import { DAY } from '../../../platform/time-spans.ts';
import { type CheckResult, firstProblem } from './check.ts';
import {
  findLastBackups,
  listMigrations,
  listReplicas,
  readDatabaseState,
} from './health-store.ts';
import type { HealthTexts } from './messages.ts';

const TEN_MINUTES = 600;

export async function checkDatabase(db: Db, texts: HealthTexts): Promise<CheckResult> {
  const { facts, values, problems, formatBytes, formatSeconds } = texts;
  const startedAt = performance.now();
  const state = await readDatabaseState(db);
  const tookMs = Math.round(performance.now() - startedAt);
  const { connections, maxConnections, oldestTransactionSeconds: oldest } = state;
  return {
    facts: [
      { name: facts.version, value: `PostgreSQL ${state.version}` },
      { name: facts.size, value: formatBytes(state.bytes) },
      { name: facts.connections, value: values.of(connections, maxConnections) },
      { name: facts.responded, value: `${tookMs} ms` },
      { name: facts.longestTransaction, value: formatSeconds(oldest) },
    ],
    problem: firstProblem(
      [connections > 0.8 * maxConnections, problems.connections],
      [oldest > TEN_MINUTES, problems.transaction],
    ),
  };
}

export async function checkReplicas(
  db: Db,
  { facts, values, problems, formatSeconds }: HealthTexts,
): Promise<CheckResult> {
  const replicas = await listReplicas(db);
  if (replicas.length === 0) return { facts: [{ name: facts.replicas, value: values.none }] };
  return {
    facts: replicas.map(({ name, state, lagSeconds }) => ({
      name,
      value: [
        state ?? values.unknownState,
        ...(lagSeconds === null ? [] : [values.behind(formatSeconds(lagSeconds))]),
      ].join(', '),
    })),
    problem: firstProblem(
      [
        replicas.some(({ state }) => state !== null && state !== 'streaming'),
        problems.replicaState,
      ],
      [replicas.some(({ lagSeconds }) => (lagSeconds ?? 0) > 60), problems.replicaLag],
    ),
  };
}

export async function checkMigrations(
  db: Db,
  { facts, values, problems }: HealthTexts,
): Promise<CheckResult> {
  const applied = await listMigrations(db);
  const names = new Set(applied.map(({ name }) => name));
  const files = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql'));
  const pending = files.filter((name) => !names.has(name));
  const last = applied.at(-1);
  return {
    facts: [
      { name: facts.applied, value: String(applied.length) },
      { name: facts.last, value: last ? last.name.replace(/\.sql$/, '') : values.none },
      { name: facts.pending, value: pending.length === 0 ? values.none : pending.join(', ') },
    ],
    problem: pending.length > 0 ? problems.pending : undefined,
  };
}

export async function checkQueues(
  db: Db,
  { facts, problems, formatSeconds }: HealthTexts,
): Promise<CheckResult> {
  const queues = await listQueueDepths(db);
  const sum = (of: 'waiting' | 'running' | 'retrying') =>
    String(queues.reduce((total, queue) => total + queue[of], 0));
  const oldest = Math.max(0, ...queues.map(({ oldestDueSeconds }) => oldestDueSeconds));
  const deepest = queues
    .filter(({ waiting, retrying }) => waiting + retrying > 0)
    .sort((one, other) => other.waiting + other.retrying - one.waiting - one.retrying)
    .slice(0, 5);
  return {
    facts: [
      { name: facts.waiting, value: sum('waiting') },
      { name: facts.running, value: sum('running') },
      { name: facts.retrying, value: sum('retrying') },
      { name: facts.oldest, value: formatSeconds(oldest) },
      ...deepest.map(({ name, waiting, retrying }) => ({
        name,
        value: String(waiting + retrying),
      })),
    ],
    problem: oldest > TEN_MINUTES ? problems.queueLate : undefined,
  };
}

/** On its first day an installation needs none yet. */
export async function checkBackup(
  db: Db,
  clock: Clock,
  { facts, values, problems }: HealthTexts,
): Promise<CheckResult> {
  const { last, succeeded } = await findLastBackups(db);
  const [firstMigration] = await listMigrations(db);
  const ageOf = (at: Date) => clock.now().getTime() - at.getTime();
  const isNew = firstMigration === undefined || ageOf(firstMigration.appliedAt) < DAY;
  const value = succeeded ? succeeded.finishedAt.toISOString().slice(0, 16).replace('T', ' ') : '';
  return {
    facts: [{ name: facts.lastBackup, value: value === '' ? values.never : `${value} UTC` }],
    problem: firstProblem(
      [typeof last?.error === 'string', problems.backupFailed(last?.error ?? '')],
      [succeeded === undefined && !isNew, problems.backupNever],
      [succeeded !== undefined && ageOf(succeeded.finishedAt) > 2 * DAY, problems.backupOld],
    ),
  };
}
