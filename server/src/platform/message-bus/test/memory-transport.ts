// A message bus in memory for tests: all transports of a network are connected, until one is cut off.
import type { BusTransport, TransportHandlers } from '../message-bus.ts';

export type MemoryTransport = BusTransport & { cut(): void; mend(): void };

export type MemoryNetwork = { connect(maxBytes?: number): MemoryTransport };

export function createMemoryNetwork(): MemoryNetwork {
  const receivers = new Set<(payload: string) => void>();
  return {
    connect(maxBytes = 7_500) {
      let isCut = false;
      let handlers: TransportHandlers | undefined;
      const receive = (payload: string) => {
        if (!isCut) handlers?.onPayload(payload);
      };
      return {
        maxBytes,
        async send(payload) {
          if (isCut) throw new Error('this transport is cut off');
          if (Buffer.byteLength(payload) > maxBytes) throw new Error('the payload is too large');
          for (const other of receivers) setImmediate(() => other(payload));
        },
        async listen(given) {
          if (isCut) throw new Error('this transport is cut off');
          handlers = given;
          receivers.add(receive);
        },
        cut() {
          isCut = true;
          handlers?.onLost();
        },
        mend() {
          isCut = false;
          handlers?.onReconnect();
        },
        async close() {
          receivers.delete(receive);
        },
      };
    },
  };
}
