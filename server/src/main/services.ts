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
};

type Options = {
  config: Config;
  databaseUrl: string;
  user: OsUser | null;
  env: NodeJS.ProcessEnv;
  onProgress: (line: string) => void;
};

/** In the order in which they begin to accept requests: who can sign in can also see their page. */
export function planServices({ services, appPort, pagesPort }: Config): ServicePlan[] {
  const workspace = services.filter((service) => service !== 'site');
  const title = workspace.includes('app') ? 'workspace' : 'identity';
  const plans = [
    {
      title: 'public pages',
      services: services.filter((service) => service === 'site'),
      port: pagesPort,
      poolSize: 8,
    },
    { title, services: workspace, port: appPort, poolSize: 16 },
  ];
  return plans.filter((plan) => plan.services.length > 0);
}

/** With a compile cache, so that a start does not read TypeScript. */
export function serviceEnvironment({ dataDir }: Config): NodeJS.ProcessEnv {
  return childEnvironment({ NODE_COMPILE_CACHE: join(dataDir, COMPILE_CACHE) });
}

export function startServices({ config, databaseUrl, user, env, onProgress }: Options): Services {
  const running: RunningService[] = [];
  for (const { title, services, port, poolSize } of planServices(config)) {
    const start = { config: { ...config, services }, databaseUrl, poolSize };
    const mayListen = allReady(running);
    mayListen.catch(() => {});
    running.push(
      keepRunning({
        title,
        launch: { start, user, env },
        record: createServiceRecord(config.dataDir, port),
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

async function allReady(services: readonly RunningService[]): Promise<void> {
  await Promise.all(services.map(({ ready }) => ready));
}
