// Metrics in the text format of Prometheus. The only importer of its client.
import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client';

/** Values are few and known beforehand: no path, name or address of a user. */
export type Labels = Readonly<Record<string, string>>;
export type Sample = { labels?: Labels; value: number };

export type MetricRegistry = {
  /** Names of counters end with `_total`. */
  counter(name: string, help: string, labels?: readonly string[]): Add;
  histogram(name: string, help: string, labels: readonly string[], buckets: number[]): Add;
  /** `read` is called with each scrape. Samples that it does not give are gone. */
  gauge(
    name: string,
    help: string,
    labels: readonly string[],
    read: () => Promise<Sample[]> | Sample[],
  ): void;
  readonly contentType: string;
  print(): Promise<string>;
  read(): Promise<MetricObjectWithValues<MetricValue<string>>[]>;
};

/** Counts by `value`, or observes it. */
export type Add = (value: number, labels?: Labels) => void;

export function createMetricRegistry(): MetricRegistry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    counter(name, help, labelNames = []) {
      const counter = new Counter({ name, help, labelNames: [...labelNames], registers });
      return (value, labels = {}) => counter.inc(labels, value);
    },
    histogram(name, help, labelNames, buckets) {
      const options = { name, help, labelNames: [...labelNames], buckets, registers };
      const histogram = new Histogram(options);
      return (value, labels = {}) => histogram.observe(labels, value);
    },
    gauge(name, help, labelNames, read) {
      new Gauge({
        ...{ name, help, labelNames: [...labelNames], registers },
        async collect() {
          this.reset();
          // Without labels there would be a 0 where nothing is known.
          if (labelNames.length === 0) this.remove();
          for (const { labels = {}, value } of await read()) this.set(labels, value);
        },
      });
    },
    contentType: registry.contentType,
    print: () => registry.metrics(),
    read: () =>
      registry.getMetricsAsJSON() as Promise<MetricObjectWithValues<MetricValue<string>>[]>,
  };
}
