// Chooses what carries messages between processes: PostgreSQL, or the server that the configuration names.
import type { Config } from '../config.ts';
import type { BusTransport } from './message-bus.ts';
import { createPostgresTransport } from './postgres-transport.ts';

type Deps = Parameters<typeof createPostgresTransport>[0];

export async function createTransport(
  { liveServer }: Pick<Config, 'liveServer'>,
  deps: Deps,
): Promise<BusTransport> {
  if (liveServer === undefined) return createPostgresTransport(deps);
  // Loaded only where they are configured.
  if (liveServer.kind === 'redis') {
    const { createRedisTransport } = await import('./redis-transport.ts');
    return createRedisTransport(liveServer.url);
  }
  const { createNatsTransport } = await import('./nats-transport.ts');
  return createNatsTransport(liveServer.url);
}
