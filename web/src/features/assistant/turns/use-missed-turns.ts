// Turns that changed the page while this tab did not watch them: on another device, or just before it was opened.
import type { Turn } from '@vys/contract/ai';
import { useEffect, useRef } from 'react';

/** A turn that ended so shortly before the first look may have ended after the page was loaded. */
const JUST_NOW_MS = 60_000;

export function useMissedTurns(
  turns: readonly Turn[],
  loadedAt: number,
  hasWatched: (turnId: string) => boolean,
  onMissed: () => Promise<unknown>,
): void {
  const seen = useRef<Set<string>>(undefined);
  const latest = useRef({ hasWatched, onMissed });
  useEffect(() => {
    latest.current = { hasWatched, onMissed };
  });
  useEffect(() => {
    if (loadedAt === 0) return;
    const isKnown = ({ id, ended_at }: Turn) =>
      seen.current?.has(id) ?? Math.abs(loadedAt - Date.parse(ended_at ?? '')) > JUST_NOW_MS;
    const over = turns.filter(({ state }) => state !== 'running');
    const isMissed = over.some(
      (turn) => turn.changed && !isKnown(turn) && !latest.current.hasWatched(turn.id),
    );
    seen.current = new Set(over.map(({ id }) => id));
    if (isMissed) void latest.current.onMissed();
  }, [turns, loadedAt]);
}
