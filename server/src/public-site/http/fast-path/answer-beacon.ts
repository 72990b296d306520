// Beacons on the fast path: counted as node:http's handler counts them, and acknowledged in the same bytes.
import type { Config } from '../../../platform/config.ts';
import type { ReadClientAddress } from '../../../platform/net/client-address.ts';
import type { Tracking } from '../../ingest/tracking.ts';
import { writePrebuilt } from '../prebuilt-response.ts';
import { createDoneResponse } from '../responses.ts';
import type { BeaconAnswer } from './connection.ts';
import type { ObservePlain } from './fast-path.ts';

type Deps = {
  tracking: Pick<Tracking, 'countBeacon'>;
  readClientAddress: ReadClientAddress;
  config: Config;
  observe?: ObservePlain | undefined;
};

export function createBeaconAnswer({
  tracking,
  readClientAddress,
  config,
  observe,
}: Deps): BeaconAnswer {
  const done = createDoneResponse(config);
  return {
    count({ headers, body }, socket) {
      const ip = readClientAddress({ headers, socket });
      return tracking.countBeacon(body, { ip, headers });
    },
    acknowledge(socket, seconds) {
      writePrebuilt(socket, done, false);
      observe?.({ route: 'ingest', method: 'POST' }, 204, seconds);
    },
  };
}
