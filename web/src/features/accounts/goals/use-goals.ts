// Celebrates a views goal when the views of all time reach it, and records it with the next one (doc2 §4).
import { goalKey, listReachedGoals } from '@vys/contract/goals';
import { recordGoal, type User } from '@vys/contract/identity/accounts';
import { useCallback, useEffect, useState } from 'react';
import { call } from '#web/lib/api/api.ts';
import { session } from '#web/lib/session/session.ts';
import { useUser } from '#web/lib/session/use-session.ts';

export type Celebration = { goal: number; next: number };

/** Goals celebrated since the app was loaded: one whose recording failed is not celebrated again. */
const celebrated = new Set<string>();

/** What a dashboard shows of goals. `views`: of all time; undefined while unknown. */
export function useGoals(views: number | undefined) {
  const { celebration, dismiss } = useCelebration(useUser(), views);
  const [shared, share] = useState<number>();
  return { celebration, onCelebrated: dismiss, shared, onShare: share };
}

function useCelebration(user: User | null, views: number | undefined) {
  const [celebration, setCelebration] = useState<Celebration>();
  const userId = user?.id;
  const goal = user?.goals.current_views_goal;
  const reached = user?.goal_notifications;

  useEffect(() => {
    if (userId === undefined || goal === undefined || views === undefined) return;
    const steps = listReachedGoals(views, goal).filter(({ achieved }) => {
      const key = `${userId} ${goalKey(achieved)}`;
      if (reached?.includes(goalKey(achieved)) || celebrated.has(key)) return false;
      celebrated.add(key);
      return true;
    });
    const last = steps.at(-1);
    if (last === undefined) return;
    setCelebration({ goal: last.achieved, next: last.next });
    void recordGoals(userId, steps);
  }, [userId, goal, reached, views]);

  return { celebration, dismiss: useCallback(() => setCelebration(undefined), []) };
}

/** One after the other, as the ladder wants it. A failure is only logged (GOAL-9). */
async function recordGoals(userId: string, steps: { achieved: number; next: number }[]) {
  try {
    for (const { achieved, next } of steps) {
      const body = { achieved_goal: achieved, next_goal: next };
      const { data } = await call(recordGoal, { body });
      if (session.userId === userId) session.setUser(data);
    }
  } catch (error) {
    console.error('The goal was not recorded', error);
  }
}
