// Ends connections on which nothing has moved for a while: visitors who left, readers who stopped
// reading. One look at all of them now and then costs far less than the timer that node:http would set
// and clear for every request.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export type IdleWatch = { stop(): void };

type Seen = { bytes: number; looks: number };

/** A connection ends after `looks` looks, `everyMs` apart, without a byte in or out. */
export function endIdleConnections(server: Server, everyMs: number, looks: number): IdleWatch {
  const open = new Map<Socket, Seen>();
  server.on('connection', (socket) => {
    open.set(socket, { bytes: 0, looks: 0 });
    socket.once('close', () => open.delete(socket));
  });
  const timer = setInterval(() => {
    for (const [socket, seen] of open) {
      const bytes = socket.bytesRead + socket.bytesWritten - socket.writableLength;
      seen.looks = bytes === seen.bytes ? seen.looks + 1 : 0;
      seen.bytes = bytes;
      if (seen.looks >= looks) socket.destroy();
    }
  }, everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
