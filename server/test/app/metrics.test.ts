// /metrics of the whole server: protected, of bounded size, and everything that the dashboard and the alerts ask for.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addModuleMetrics } from '../../src/app/metrics/module-metrics.ts';
import { recordBackupRun } from '../../src/platform/backups/backup-run-store.ts';
import { projectRoot, readConfig } from '../../src/platform/config.ts';
import { measurements } from '../../src/platform/metrics/measurements.ts';
import { createMetricRegistry } from '../../src/platform/metrics/registry.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { freePort } from '../free-port.ts';

let running: TestApp;
let address: string;
const token = 'only Prometheus knows';

beforeAll(async () => {
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  running = await startTestApp({ env: { VYS_METRICS_PORT: `${port}`, METRICS_TOKEN: token } });
});
afterAll(() => running.stop());

async function scrape(): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${address}/metrics`, { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await response.text()).split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}

const readValue = (lines: readonly string[], series: string) => {
  const line = lines.find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};
/** Of series whose labels have all these parts. */
const sumOf = (lines: readonly string[], name: string, ...parts: string[]) =>
  lines
    .filter((line) => line.startsWith(`${name}{`) && parts.every((part) => line.includes(part)))
    .reduce((sum, line) => sum + Number(line.split('} ')[1]), 0);

describe('/metrics', () => {
  it('is for those who know the token, on a port of its own', async () => {
    expect((await fetch(`${address}/metrics`)).status).toBe(401);
    const wrong = { headers: { authorization: 'Bearer only Prometheus knowz' } };
    expect((await fetch(`${address}/metrics`, wrong)).status).toBe(401);
    for (const origin of [running.config.appOrigin, running.config.pagesOrigin]) {
      const headers = { authorization: `Bearer ${token}` };
      const response = await fetch(`${origin}/metrics`, { headers });
      expect(await response.text()).not.toContain('vys_build_info');
    }
  });

  it('counts requests by kind and status, and knows what waits', async () => {
    const before = await scrape();
    const { token: user } = await running.signUp('metered');
    await running.call('GET', '/api/user/profile', { token: user });
    await running.call('GET', '/api/user/profile');
    await fetch(`${running.config.pagesOrigin}/not-a-page`);
    await expect
      .poll(async () => sumOf(await scrape(), HTTP, 'service="site"', 'status="404"'))
      .toBeGreaterThan(sumOf(before, HTTP, 'service="site"', 'status="404"'));
    const after = await scrape();
    expect(sumOf(after, HTTP, 'service="app"', 'status="200"')).toBeGreaterThan(
      sumOf(before, HTTP, 'service="app"', 'status="200"'),
    );
    expect(sumOf(after, HTTP, 'service="app"', 'status="401"')).toBe(1);
    expect(readValue(after, 'vys_database_up')).toBe(1);
    expect(readValue(after, 'vys_database_pool_max')).toBe(8);
    await expect.poll(async () => readValue(await scrape(), 'vys_database_pool_waiting')).toBe(0);
    expect(readValue(after, 'vys_jobs_waiting{queue="email"}')).toBeTypeOf('number');
    await expect
      .poll(async () => sumOf(await scrape(), 'vys_job_attempts_total', 'outcome="done"'))
      .toBeGreaterThan(0);
  });

  it('makes no new series for paths and names that clients invent', async () => {
    const request = async (count: number) => {
      for (let n = 0; n < count; n += 1) {
        const name = randomBytes(6).toString('hex');
        for (const path of [
          `/${name}`,
          `/_/${name}`,
          `/_/media/${name}.webp`,
          `/_/report/${name}`,
          `/${name}?a=${name}`,
        ]) {
          await fetch(`${running.config.pagesOrigin}${path}`);
        }
        for (const path of [
          `/${name}`,
          `/api/${name}`,
          `/api/pages/${name}`,
          `/api/${name}/${name}`,
        ]) {
          await running.call('GET', path);
        }
        await running.call('POST', `/api/${name}`);
        await fetch(`${running.config.appOrigin}/${name}`, { method: 'PROPFIND' });
      }
    };
    await request(1);
    const series = (lines: readonly string[]) =>
      lines.map((line) => line.replace(/ \S+$/, '')).sort();
    const countAll = async () => sumOf(await scrape(), HTTP, 'status=');
    const before = series(await scrape());
    const counted = await countAll();
    await request(4);
    await expect.poll(countAll).toBeGreaterThanOrEqual(counted + 40);
    // Garbage collections of another kind, which are of the process.
    const ours = (lines: readonly string[]) => lines.filter((line) => line.startsWith('vys_'));
    expect(ours(series(await scrape()))).toEqual(ours(before));
  });

  it('tells when the last backup was, and whether the last one failed', async () => {
    expect(readValue(await scrape(), 'vys_last_backup_timestamp_seconds')).toBeUndefined();
    const finishedAt = new Date('2026-11-23T08:00:00Z');
    const run = { startedAt: new Date('2026-11-23T07:59:30Z'), finishedAt, isEncrypted: true };
    const done = { error: null, archive: 'vys.tar.gz', bytes: 1_000_000, rows: 10, files: 2 };
    await recordBackupRun(running.test.db, { ...run, ...done });
    const failed = { error: 'disk full', archive: null, bytes: null, rows: null, files: null };
    const later = new Date('2026-11-23T09:00:00Z');
    await recordBackupRun(running.test.db, { ...run, ...failed, finishedAt: later });
    await expect
      .poll(async () => readValue(await scrape(), 'vys_last_backup_timestamp_seconds'))
      .toBe(finishedAt.getTime() / 1000);
    const lines = await scrape();
    expect(readValue(lines, 'vys_last_backup_duration_seconds')).toBe(30);
    expect(readValue(lines, 'vys_last_backup_size_bytes')).toBe(1_000_000);
    expect(readValue(lines, 'vys_last_backup_failed')).toBe(1);
  });

  it.each(['deploy/grafana/vys.json', 'deploy/prometheus/alerts.yml'])(
    'has every metric that %s asks for',
    async (file) => {
      const headers = { authorization: `Bearer ${token}` };
      const text = await (await fetch(`${address}/metrics`, { headers })).text();
      const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
      const names = new Set(
        types.flatMap(([, name = '', type]) =>
          type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
        ),
      );
      const asked = readFileSync(join(projectRoot, file), 'utf8').match(
        /\b(?:vys|nodejs|process)_[a-z0-9_]+/g,
      );
      expect(asked?.length).toBeGreaterThan(10);
      expect([...new Set(asked)].filter((name) => !names.has(name))).toEqual([]);
    },
  );
});

const HTTP = 'vys_http_request_duration_seconds_count';

it('what modules record becomes counters, histograms and gauges', async () => {
  const registry = createMetricRegistry();
  const unfollow = addModuleMetrics(registry, true);
  const model = { model: 'small', outcome: 'answered', seconds: 3 };
  measurements.modelCall.record({ ...model, inputTokens: 700, outputTokens: 30 });
  measurements.publish.record({ outcome: 'published', seconds: 0.7 });
  measurements.liveSockets.record(3);
  measurements.liveMessage.record('sent');
  measurements.spooledEvents.record({ outcome: 'accepted', count: 1 });
  measurements.spool.record({ bytes: 900, segments: 2 });
  measurements.jobAttempt.record({ job: 'email', outcome: 'given_up', seconds: 1 });
  for (const end of unfollow) end();
  measurements.liveSockets.record(9);
  const lines = (await registry.print()).split('\n');
  for (const line of [
    'vys_ai_calls_total{model="small",outcome="answered"} 1',
    'vys_ai_tokens_total{model="small",direction="input"} 700',
    'vys_ai_call_duration_seconds_bucket{le="5",model="small"} 1',
    'vys_publish_duration_seconds_bucket{le="1",outcome="published"} 1',
    'vys_live_sockets 3',
    'vys_live_messages_total{outcome="sent"} 1',
    'vys_ingest_events_total{outcome="accepted"} 1',
    'vys_ingest_spool_bytes 900',
    'vys_ingest_spool_segments 2',
    'vys_job_attempts_total{queue="email",outcome="given_up"} 1',
  ]) {
    expect(lines).toContain(line);
  }
});

it.each<[Record<string, string>, RegExp | undefined]>([
  [{ VYS_METRICS_PORT: '4110' }, undefined],
  [{ VYS_METRICS_PORT: '4110', VYS_METRICS_HOST: '0.0.0.0' }, /METRICS_TOKEN must be set/],
  [{ VYS_METRICS_PORT: '4110', VYS_METRICS_HOST: '0.0.0.0', METRICS_TOKEN: 'x' }, undefined],
  [{ VYS_METRICS_PORT: '4100' }, /ports of their own/],
  [{ VYS_METRICS_PORT: '4110', VYS_PAGES_METRICS_PORT: '4110' }, /ports of their own/],
])('%j is a configuration of its own kind', (env, problem) => {
  if (problem === undefined) expect(() => readConfig(env, [])).not.toThrow();
  else expect(() => readConfig(env, [])).toThrow(problem);
});
