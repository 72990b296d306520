// Lets everybody who comes with the same refresh token within ten seconds have the same answer: two tabs,
// an answer that was lost. The realm itself takes each token once, and ends the session at the second.
// Held in the memory of this process only.
import { createHash } from 'node:crypto';
import type { Clock } from '../../kit/clock.ts';

const REMEMBER_MS = 10_000;
const MOST = 10_000;

export function createSharedRefresh<T>(clock: Clock) {
  const answers = new Map<string, { answer: Promise<T>; until: number }>();

  function sweep(now: number): void {
    for (const [key, { until }] of answers) if (until <= now) answers.delete(key);
    if (answers.size >= MOST) answers.clear();
  }

  return async function once(token: string, refresh: () => Promise<T>): Promise<T> {
    const now = clock.now().getTime();
    const key = createHash('sha256').update(token).digest('base64url');
    const known = answers.get(key);
    if (known && now < known.until) return known.answer;
    sweep(now);
    const answer = refresh();
    answers.set(key, { answer, until: now + REMEMBER_MS });
    // A refusal may be of the moment.
    answer.catch(() => answers.delete(key));
    return answer;
  };
}
