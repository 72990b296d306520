// One connection of the fast path: its plain requests are answered here, one after the other, and with the first other
// bytes it is given away.
import type { Socket } from 'node:net';
import { type PlainBeacon, readPlainBeacon } from './plain-beacon.ts';
import { type PageHeaders, type PlainRequest, readPlainRequest } from './plain-request.ts';

export type PlainAnswers = {
  /** Returns false, and writes nothing, where node:http has to answer. */
  page(request: PlainRequest, socket: Socket): boolean;
  beacon?: BeaconAnswer;
};

export type BeaconAnswer = {
  /** Rejects, or throws, where node:http has to answer; nothing was counted then. */
  count(beacon: PlainBeacon, socket: Socket): Promise<void>;
  /** Sends the response to what was counted, which took that many seconds. */
  acknowledge(socket: Socket, seconds: number): void;
};

export type PlainConnection = {
  /** As `performance.now` tells. */
  readonly since: number;
  /** Ends it: at once where nothing is on its way, else with the last byte of the response. */
  close(): void;
};

type Leave = {
  /** The connection is not watched here any more, and these bytes are still to be read. It may be closed by now. */
  onOther(bytes: Buffer): void;
  onClose(): void;
};

/** In bytes. */
const LONGEST_REQUEST = 4096;
const CAPITAL_P = 0x50;

export function servePlainRequests(
  socket: Socket,
  { page, beacon: beaconAnswer }: PlainAnswers,
  { onOther, onClose }: Leave,
): PlainConnection {
  let headers: PageHeaders | undefined;
  /** A beacon that is being counted, and what came meanwhile. */
  let counting: Buffer | undefined;
  const early: Buffer[] = [];
  let isClosing = false;

  function onData(bytes: Buffer): void {
    if (counting !== undefined) {
      early.push(bytes);
      socket.pause();
    } else if (!answer(bytes)) giveAway(bytes);
  }

  function answer(bytes: Buffer): boolean {
    // A client that does not read its responses waits in node:http, which stops reading from it.
    if (bytes.length > LONGEST_REQUEST || socket.writableNeedDrain) return false;
    const text = bytes.toString('latin1');
    if (bytes[0] === CAPITAL_P) return countBeacon(text, bytes);
    const request = readPlainRequest(text, headers);
    if (request === undefined || !page(request, socket)) return false;
    headers = request.headers;
    return true;
  }

  function countBeacon(text: string, bytes: Buffer): boolean {
    const beacon = beaconAnswer && readPlainBeacon(text);
    if (beaconAnswer === undefined || beacon === undefined) return false;
    const startedAt = performance.now();
    try {
      const counted = beaconAnswer.count(beacon, socket);
      counted.then(() => onCounted(beaconAnswer, startedAt), onRejected);
      counting = bytes;
      return true;
    } catch {
      return false;
    }
  }

  function onCounted({ acknowledge }: BeaconAnswer, startedAt: number): void {
    counting = undefined;
    if (!socket.writable) return;
    acknowledge(socket, (performance.now() - startedAt) / 1000);
    if (isClosing) socket.end();
    else if (early.length > 0) giveAway(...early);
  }

  function onRejected(): void {
    if (counting !== undefined) giveAway(counting, ...early);
  }

  function giveAway(...parts: Buffer[]): void {
    socket.off('data', onData).off('end', onEnd).off('close', onClose).off('error', ignore);
    onOther(Buffer.concat(parts));
  }

  function onEnd(): void {
    if (counting === undefined) socket.end();
    else isClosing = true;
  }

  socket.on('data', onData).on('end', onEnd).on('close', onClose).on('error', ignore);
  return {
    since: performance.now(),
    close() {
      isClosing = true;
      if (counting !== undefined) return;
      if (socket.writableLength === 0) socket.destroy();
      else socket.end();
    },
  };
}

/** A connection that breaks is closed, and nothing waits for it. */
function ignore(): void {}
