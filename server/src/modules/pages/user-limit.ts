// How much work of one user goes on at the same time, so that no user fills the queue of the render
// process for all.
import { appError } from '../../platform/errors.ts';

/** Throws rate.limited. */
export type UserLimit = <T>(userId: string, work: () => Promise<T>) => Promise<T>;

/** Studio, a publish and a chat at once are editing; more is load. */
const AT_ONCE = 4;

export function createUserLimit(atOnce = AT_ONCE): UserLimit {
  const running = new Map<string, number>();
  const change = (userId: string, by: number) => {
    const count = (running.get(userId) ?? 0) + by;
    if (count === 0) running.delete(userId);
    else running.set(userId, count);
  };

  return async (userId, work) => {
    if ((running.get(userId) ?? 0) >= atOnce) throw appError('rate.limited', { retryAfter: 1 });
    change(userId, 1);
    try {
      return await work();
    } finally {
      change(userId, -1);
    }
  };
}
