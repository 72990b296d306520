// The goals that were reached, each with its picture to share.
import { Trophy } from 'lucide-react';
import { Button } from '#web/ui/actions/button.tsx';
import { messages } from './messages/en.ts';

const SHOWN = 3;

/** `marks`: such as `views_1000`, oldest first. The latest ones are shown. */
export function ReachedGoals({
  marks,
  onShare,
}: {
  marks: readonly string[];
  onShare: (goal: number) => void;
}) {
  const goals = marks
    .map((mark) => Number(/^views_(\d+)$/.exec(mark)?.[1]))
    .filter((goal) => goal > 0)
    .slice(-SHOWN);
  if (goals.length === 0) return null;
  return (
    <ul aria-label={messages.reachedGoals} className="mt-4 flex flex-wrap gap-2">
      {goals.map((goal) => (
        <li key={goal}>
          <Button
            variant="secondary"
            size="sm"
            aria-label={messages.shareGoal(goal)}
            onClick={() => onShare(goal)}
          >
            <Trophy aria-hidden="true" />
            {messages.views(goal)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
