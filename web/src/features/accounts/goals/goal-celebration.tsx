// The celebration of a views goal: confetti for three seconds, and a notice that leaves after eight
// (GOAL-3..5). It waits while it has the focus or the pointer.
import { Trophy, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { cn } from '#web/ui/cn.ts';
import { fireConfetti } from '#web/ui/feedback/confetti.ts';
import { messages } from './messages/en.ts';
import type { Celebration } from './use-goals.ts';

const CONFETTI_MS = 3000;
const SHOWN_MS = 8000;
const EXIT_MS = 300;

type Props = {
  celebration: Celebration;
  onShare: (goal: number) => void;
  onLeave: () => void;
};

export function GoalCelebration({ celebration, onShare, onLeave }: Props) {
  const [isLeaving, setLeaving] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const leave = () => setLeaving(true);

  useEffect(() => void fireConfetti(CONFETTI_MS), []);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => setLeaving(true), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(onLeave, EXIT_MS);
    return () => clearTimeout(timer);
  }, [isLeaving, onLeave]);

  return (
    <section
      aria-label={messages.goalReached}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      style={{ transitionDuration: `${EXIT_MS}ms` }}
      className={cn(
        'fixed right-5 bottom-24 left-auto z-40 flex w-90 max-w-[calc(100vw-1.5rem)] items-start gap-3 rounded-lg border border-line-strong bg-overlay p-4 text-fg text-sm shadow-lg transition-[opacity,translate] max-sm:right-3',
        isLeaving && 'translate-y-2 opacity-0',
      )}
    >
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-text [&_svg]:size-4.5"
      >
        <Trophy />
      </span>
      <div className="min-w-0 flex-1">
        <p role="status" className="text-pretty font-medium">
          {messages.congratulations(celebration.goal, celebration.next)}
        </p>
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          onClick={() => {
            onShare(celebration.goal);
            leave();
          }}
        >
          {messages.share}
        </Button>
      </div>
      <IconButton label={messages.close} size="sm" tooltip={false} onClick={leave}>
        <X aria-hidden="true" />
      </IconButton>
    </section>
  );
}
