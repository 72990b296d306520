// The metrics of one process: what its modules record, and what it reads when Prometheus asks. Not loaded where no
// port is configured.
import type { FastifyInstance } from 'fastify';
import { type Config, readRelease } from '../../platform/config.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Logger } from '../../platform/log/log.ts';
import { openMetricsServer } from '../../platform/metrics/metrics-server.ts';
import { createMetricRegistry, type MetricRegistry } from '../../platform/metrics/registry.ts';
import type { SiteObserver } from '../../public-site/index.ts';
import { addDatabaseMetrics } from './database-metrics.ts';
import { createHttpHistogram, createSiteObserver, observeApp } from './http-metrics.ts';
import { addModuleMetrics } from './module-metrics.ts';

export type Metrics = {
  registry: MetricRegistry;
  siteObserver: SiteObserver;
  observeApp(http: FastifyInstance): void;
  listen(): Promise<void>;
  close(): Promise<void>;
};

type Deps = { config: Config; db: Db; log: Logger };

export function openMetrics({ config, db, log }: Deps): Metrics {
  const registry = createMetricRegistry();
  const { metrics, services } = config;
  const isWorkspace = services.includes('app') || services.includes('identity');
  registry.gauge('vys_build_info', 'The release that runs.', ['release', 'node'], () => [
    { labels: { release: readRelease(), node: process.version }, value: 1 },
  ]);
  const observe = createHttpHistogram(registry);
  const unfollow = addModuleMetrics(registry, isWorkspace);
  // What all processes see is told by one of them.
  addDatabaseMetrics(registry, { db, log, isWorkspace });
  let server: Awaited<ReturnType<typeof openMetricsServer>> | undefined;
  return {
    registry,
    siteObserver: createSiteObserver(observe),
    observeApp: (http) => observeApp(http, observe),
    async listen() {
      const port = isWorkspace ? metrics.port : metrics.pagesPort;
      if (port === undefined) return;
      const address = { host: metrics.host, port, token: metrics.token };
      server = await openMetricsServer(registry, address, (err) => {
        log.error({ event: 'metrics.failed', err }, 'metrics failed');
      });
    },
    async close() {
      for (const end of unfollow) end();
      await server?.close();
    },
  };
}
