// What modules tell about their work, for those who watch: named channels of Node's `diagnostics_channel`. Without
// a watcher, recording costs a look at a flag. What comes of it: app/metrics, decision 057.
import { channel } from 'node:diagnostics_channel';
import type { JobName } from '../jobs/job-table.ts';

export type Measurement<T> = {
  record(value: T): void;
  /** Returns what ends it. */
  follow(listener: (value: T) => void): () => void;
};

function measurement<T>(name: string): Measurement<T> {
  const events = channel(`vys.${name}`);
  return {
    record(value) {
      if (events.hasSubscribers) events.publish(value);
    },
    follow(listener) {
      const onMessage = (message: unknown) => listener(message as T);
      events.subscribe(onMessage);
      return () => void events.unsubscribe(onMessage);
    },
  };
}

export type JobMeasurement = {
  job: JobName;
  outcome: 'done' | 'failed' | 'given_up';
  seconds: number;
};
export type PublishMeasurement = { outcome: 'published' | 'refused' | 'failed'; seconds: number };
export type ModelMeasurement = {
  /** As the configuration names it. */
  model: string;
  /** `answered`, or why not. */
  outcome: string;
  seconds: number;
  inputTokens: number;
  outputTokens: number;
};

export const measurements = {
  jobAttempt: measurement<JobMeasurement>('job_attempt'),
  publish: measurement<PublishMeasurement>('publish'),
  modelCall: measurement<ModelMeasurement>('model_call'),
  /** Open connections of the live channel of this process. */
  liveSockets: measurement<number>('live_sockets'),
  liveMessage: measurement<'sent' | 'too_slow'>('live_message'),
  /** Views and clicks: on disk, or refused because they could not be. */
  spooledEvents: measurement<{ outcome: 'accepted' | 'refused'; count: number }>('spooled_events'),
  /** What of them waits for the database. */
  spool: measurement<{ bytes: number; segments: number }>('spool'),
};
