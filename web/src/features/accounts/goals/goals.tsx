// What a dashboard shows of goals beside their progress: the celebration, and the picture of a reached goal.
// Loaded when the first goal is reached.
import { lazy, Suspense } from 'react';
import type { Celebration } from './use-goals.ts';

const GoalCelebration = lazy(async () => ({
  default: (await import('./goal-celebration.tsx')).GoalCelebration,
}));
const GoalImageDialog = lazy(async () => ({
  default: (await import('./goal-image-dialog.tsx')).GoalImageDialog,
}));

type Props = {
  celebration: Celebration | undefined;
  onCelebrated: () => void;
  /** The goal whose picture is open. */
  shared: number | undefined;
  onShare: (goal: number | undefined) => void;
};

export function Goals({ celebration, onCelebrated, shared, onShare }: Props) {
  return (
    <Suspense fallback={null}>
      {celebration && (
        <GoalCelebration
          key={celebration.goal}
          celebration={celebration}
          onShare={onShare}
          onLeave={onCelebrated}
        />
      )}
      {shared !== undefined && (
        <GoalImageDialog goal={shared} open onOpenChange={(open) => !open && onShare(undefined)} />
      )}
    </Suspense>
  );
}
