// Which service processes a configuration asks for: public pages share no process with the workspace, so
// that a fault in one leaves the other up.
import { join } from 'node:path';
import { type Config, childEnvironment, type Door } from '../kit/config.ts';
import type { Owner } from '../kit/postgres/owner.ts';
import { keepRunning, type RunningService } from './keep-running.ts';
import { createServiceRecord } from './service-record.ts';
import { COMPILE_CACHE } from './service-user.ts';

export type Services = {
  ready: Promise<void>;
  stop(): Promise<void>;
  kill(): void;
};

export type ServicePlan = { title: string; doors: readonly Door[]; port: number; poolSize: number };

type Options = {
  config: Config;
  databaseUrl: string;
  user: Owner | null;
  env: NodeJS.ProcessEnv;
  onProgress: (line: string) => void;
};

/** In the order in which they begin to accept requests: who can sign in can also see their page. */
export function planServices({ doors, appPort, pagesPort }: Config): ServicePlan[] {
  const workspace = doors.filter((door) => door !== 'site');
  const title = workspace.includes('app') ? 'workspace' : 'identity';
  const plans = [
    {
      title: 'public pages',
      doors: doors.filter((door) => door === 'site'),
      port: pagesPort,
      poolSize: 8,
    },
    { title, doors: workspace, port: appPort, poolSize: 16 },
  ];
  return plans.filter((plan) => plan.doors.length > 0);
}

/** With a compile cache, which spares each start the reading of TypeScript. */
export function serviceEnvironment({ dataDir }: Config): NodeJS.ProcessEnv {
  return childEnvironment({ NODE_COMPILE_CACHE: join(dataDir, COMPILE_CACHE) });
}

export function startServices({ config, databaseUrl, user, env, onProgress }: Options): Services {
  const running: RunningService[] = [];
  for (const { title, doors, port, poolSize } of planServices(config)) {
    const start = { config: { ...config, doors }, databaseUrl, poolSize };
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
