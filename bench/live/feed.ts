// What both servers of the live measurement send, and how they are driven.
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';

export type SendPlan = {
  /** Each sends one message to every user. */
  rounds: number;
  /** Deliveries; 0 as fast as it goes. */
  perSecond: number;
};

const CHUNK = 100;

/** In milliseconds; the same clock in all processes of the machine. */
export const monotonicMs = () => Number(process.hrtime.bigint() / 1000n) / 1000;

/** Of some 280 bytes on the wire, as a comment on a page is. */
export function buildNotification(id: string) {
  return {
    id,
    type: 'comment_received' as const,
    title: `at ${monotonicMs().toFixed(3)} ms`,
    message: 'Maria: I love your new portfolio, can we talk about a shoot in May?',
    read: false,
    created_at: '2026-11-22T12:00:00.000Z',
    action_url: '/pages',
  };
}

/** Calls `send` for each user in turn, in chunks between which the server may do other things. */
export async function sendRounds(
  users: number,
  { rounds, perSecond }: SendPlan,
  send: (user: number, round: number) => void,
): Promise<void> {
  const start = performance.now();
  let sent = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (let from = 0; from < users; from += CHUNK) {
      for (let user = from; user < Math.min(users, from + CHUNK); user += 1) send(user, round);
      sent += CHUNK;
      const aheadMs = perSecond === 0 ? 0 : (sent / perSecond) * 1000 - (performance.now() - start);
      if (aheadMs >= 1) await sleep(aheadMs);
      else await setImmediate();
    }
  }
}

/** Resident memory after collecting garbage. */
export function readMemory(): { rss: number } {
  for (let n = 0; n < 4; n += 1) globalThis.gc?.();
  return { rss: process.memoryUsage().rss };
}

export const userId = (user: number) =>
  `00000000-0000-4000-8000-${user.toString(16).padStart(12, '0')}`;
