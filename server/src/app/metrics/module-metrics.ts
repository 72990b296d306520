// What modules record of their work, as counters and histograms of this process.
import { jobNames } from '../../platform/jobs/job-table.ts';
import { measurements } from '../../platform/metrics/measurements.ts';
import type { MetricRegistry } from '../../platform/metrics/registry.ts';

type Unfollow = () => void;

const SHORT = [0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300];
const PUBLISH = [0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 20, 40];
const MODEL = [0.5, 1, 2, 5, 10, 20, 40, 60, 120];

/** Returns what ends it. Public pages run no jobs and hold no live channel. */
export function addModuleMetrics(metrics: MetricRegistry, isWorkspace: boolean): Unfollow[] {
  const followed = [addIngest(metrics)];
  if (!isWorkspace) return followed.flat();
  return [
    ...followed,
    addJobs(metrics),
    addPublish(metrics),
    addLive(metrics),
    addModels(metrics),
  ].flat();
}

function addJobs(metrics: MetricRegistry): Unfollow[] {
  const count = metrics.counter(
    'vys_job_attempts_total',
    'Attempts of jobs: done, failed and tried again later, or given up.',
    ['queue', 'outcome'],
  );
  const observe = metrics.histogram(
    'vys_job_duration_seconds',
    'How long one attempt of a job takes.',
    ['queue'],
    SHORT,
  );
  // A counter that begins with its first failure shows no increase.
  for (const queue of jobNames) for (const outcome of OUTCOMES) count(0, { queue, outcome });
  return [
    measurements.jobAttempt.follow(({ job, outcome, seconds }) => {
      count(1, { queue: job, outcome });
      observe(seconds, { queue: job });
    }),
  ];
}

const OUTCOMES = ['done', 'failed', 'given_up'];

function addPublish(metrics: MetricRegistry): Unfollow[] {
  const observe = metrics.histogram(
    'vys_publish_duration_seconds',
    'Time to publish a page: published, refused by a check or a rule, or failed.',
    ['outcome'],
    PUBLISH,
  );
  return [measurements.publish.follow(({ outcome, seconds }) => observe(seconds, { outcome }))];
}

function addLive(metrics: MetricRegistry): Unfollow[] {
  let open = 0;
  metrics.gauge('vys_live_sockets', 'Open connections of the live channel.', [], () => [
    { value: open },
  ]);
  const count = metrics.counter(
    'vys_live_messages_total',
    'Messages to connections of the live channel: sent, or too slow to be read.',
    ['outcome'],
  );
  for (const outcome of ['sent', 'too_slow']) count(0, { outcome });
  return [
    measurements.liveSockets.follow((sockets) => {
      open = sockets;
    }),
    measurements.liveMessage.follow((outcome) => count(1, { outcome })),
  ];
}

function addIngest(metrics: MetricRegistry): Unfollow[] {
  let spool = { bytes: 0, segments: 0 };
  metrics.gauge(
    'vys_ingest_spool_bytes',
    'Views and clicks on disk that wait for the database.',
    [],
    () => [{ value: spool.bytes }],
  );
  metrics.gauge(
    'vys_ingest_spool_segments',
    'Files of the spool that wait for the database.',
    [],
    () => [{ value: spool.segments }],
  );
  const count = metrics.counter(
    'vys_ingest_events_total',
    'Views and clicks: accepted once on disk, or refused because the spool is full or the disk fails.',
    ['outcome'],
  );
  for (const outcome of ['accepted', 'refused']) count(0, { outcome });
  return [
    measurements.spool.follow((state) => {
      spool = state;
    }),
    measurements.spooledEvents.follow(({ outcome, count: events }) => count(events, { outcome })),
  ];
}

function addModels(metrics: MetricRegistry): Unfollow[] {
  const count = metrics.counter(
    'vys_ai_calls_total',
    'Turns of a language model: answered, or why the built-in assistant answered instead.',
    ['model', 'outcome'],
  );
  const tokens = metrics.counter('vys_ai_tokens_total', 'Tokens to and from language models.', [
    'model',
    'direction',
  ]);
  const observe = metrics.histogram(
    'vys_ai_call_duration_seconds',
    'How long a turn of a language model takes.',
    ['model'],
    MODEL,
  );
  return [
    measurements.modelCall.follow(({ model, outcome, seconds, inputTokens, outputTokens }) => {
      count(1, { model, outcome });
      observe(seconds, { model });
      tokens(inputTokens, { model, direction: 'input' });
      tokens(outputTokens, { model, direction: 'output' });
    }),
  ];
}
