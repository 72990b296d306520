// Which service processes a configuration asks for: public pages share no process with the workspace, so
// that a crash of one does not end the other.
import { join } from 'node:path';
import { type Config, childEnvironment, type ServiceName } from '../platform/config.ts';
import type { OsUser } from '../platform/postgres/os-user.ts';
import { keepRunning, type RunningService } from './keep-running.ts';
import { createServiceRecord } from './service-record.ts';
import { COMPILE_CACHE } from './service-user.ts';

export type Services = {
  ready: Promise<void>;
  stop(): Promise<void>;
  kill(): void;
};

export type ServicePlan = {
  title: string;
  services: readonly ServiceName[];
  port: number;
  poolSize: number;
  /** By which a process of a run before is known. */
  record: string;
  /** From 0; each serves its metrics on a port of its own. */
  worker: number;
};

type Options = {
  config: Config;
  databaseUrl: string;
  user: OsUser | null;
  env: NodeJS.ProcessEnv;
  onProgress: (line: string) => void;
};

/** In the order in which they begin to accept requests: who can sign in can also see their page. */
export function planServices(config: Config): ServicePlan[] {
  const { services, appPort, pagesPort, pagesWorkers } = config;
  const workspace = services.filter((service) => service !== 'site');
  const title = workspace.includes('app') ? 'workspace' : 'identity';
  const pages = Array.from({ length: pagesWorkers }, (_, worker) => ({
    title: pagesWorkers === 1 ? 'public pages' : `public pages ${worker + 1} of ${pagesWorkers}`,
    services: services.filter((service) => service === 'site'),
    port: pagesPort,
    poolSize: 8,
    record: worker === 0 ? `${pagesPort}` : `${pagesPort}-${worker + 1}`,
    worker,
  }));
  const record = `${appPort}`;
  const plans = [
    ...pages,
    { title, services: workspace, port: appPort, poolSize: 16, record, worker: 0 },
  ];
  return plans.filter((plan) => plan.services.length > 0);
}

/** With a compile cache, so that a start does not read TypeScript. */
export function serviceEnvironment({ dataDir }: Config): NodeJS.ProcessEnv {
  return childEnvironment({ NODE_COMPILE_CACHE: join(dataDir, COMPILE_CACHE) });
}

export function startServices({ config, databaseUrl, user, env, onProgress }: Options): Services {
  const running: RunningService[] = [];
  for (const { title, services, poolSize, record, worker } of planServices(config)) {
    const metrics = metricsOf(config, worker);
    const start = { config: { ...config, services, metrics }, databaseUrl, poolSize };
    const mayListen = allReady(running);
    mayListen.catch(() => {});
    running.push(
      keepRunning({
        title,
        launch: { start, user, env },
        record: createServiceRecord(config.dataDir, record),
        onProgress,
        mayListen,
      }),
    );
  }
  return {
    ready: allReady(running),
    async stop() {
      await Promise.all(running.map((service) => service.stop()));
    },
    kill() {
      for (const service of running) service.kill();
    },
  };
}

function metricsOf({ metrics }: Config, worker: number): Config['metrics'] {
  const { pagesPort } = metrics;
  return pagesPort === undefined ? metrics : { ...metrics, pagesPort: pagesPort + worker };
}

async function allReady(services: readonly RunningService[]): Promise<void> {
  await Promise.all(services.map(({ ready }) => ready));
}
