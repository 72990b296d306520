// Keeps the sockets of one user in step with their feed: what comes in order goes straight on, and for everything
// else the table is read from where each socket is.
import type { Notification as WireNotification } from '@vys/contract/notifications/notifications';
import { serializeNotification } from '../../serialize-notification.ts';
import type { LiveSocket } from '../connection/live-socket.ts';
import { writeChanges, writeNotification, writeReset } from '../live-messages.ts';
import type { FeedChanges } from './changes-store.ts';

/** The state of one user; small, because there are thousands. */
export type Followed = {
  readonly userId: string;
  readonly sockets: LiveSocket[];
  /** The highest position that this process was told of. */
  heard: number;
  isReading: boolean;
};

export type ReadChanges = (
  userId: string,
  range: { after: number; limit: number },
) => Promise<FeedChanges>;

/** Beyond it a client loads its feed again. */
const MOST_CHANGES = 200;

export type Signal = {
  readonly position: number;
  readonly added?: WireNotification | null | undefined;
};

/** Whether the table must be read. */
export function passOn(followed: Followed, { position, added }: Signal): boolean {
  followed.heard = Math.max(followed.heard, position);
  let withPosition: string | undefined;
  let withoutPosition: string | undefined;
  let isBehind = false;
  for (const socket of followed.sockets) {
    const { position: last } = socket;
    if (socket.isBehind || last === undefined || position <= last) continue;
    if (position > last + 1 || added === undefined) {
      socket.isBehind = true;
      isBehind = true;
      continue;
    }
    socket.position = position;
    if (added === null) continue;
    if (socket.hasTicket) {
      withPosition ??= writeNotification(added, position);
      socket.send(withPosition);
    } else {
      withoutPosition ??= writeNotification(added);
      socket.send(withoutPosition);
    }
  }
  return isBehind;
}

/** One at a time for a user. Rejects when the table cannot be read, and may be called again. */
export async function catchUp(followed: Followed, readChanges: ReadChanges): Promise<void> {
  if (followed.isReading) return;
  followed.isReading = true;
  try {
    let behind = listBehind(followed);
    while (behind.length > 0) {
      const heard = followed.heard;
      const known = behind.flatMap(({ position }) => (position === undefined ? [] : [position]));
      const after = known.length === 0 ? Number.MAX_SAFE_INTEGER : Math.min(...known);
      const range = { after, limit: MOST_CHANGES + 1 };
      const changes = await readChanges(followed.userId, range);
      for (const socket of behind) bringUpToDate(socket, changes);
      // What was told of meanwhile may be newer than what was read.
      if (followed.heard > heard) markBehind(followed);
      behind = listBehind(followed);
    }
  } finally {
    followed.isReading = false;
  }
}

const listBehind = ({ sockets }: Followed) => sockets.filter(({ isBehind }) => isBehind);

function markBehind({ sockets, heard }: Followed): void {
  for (const socket of sockets) {
    if (socket.position !== undefined && socket.position < heard) socket.isBehind = true;
  }
}

function bringUpToDate(socket: LiveSocket, changes: FeedChanges): void {
  const { position: last } = socket;
  const { position } = changes;
  socket.position = position;
  socket.isBehind = false;
  if (last === undefined || last === position) return;
  const changed = changes.changed.filter((one) => one.position > last);
  const isTooMuch = changed.length > MOST_CHANGES || last > position;
  if (!socket.hasTicket) {
    for (const one of changed) {
      const isNew = one.eventPosition > last && !one.isArchived;
      if (isNew) socket.send(writeNotification(serializeNotification(one)));
    }
  } else if (isTooMuch) socket.send(writeReset(position));
  else if (changed.length > 0) socket.send(writeChanges({ ...changes, changed }));
}
