// Asks before work is left behind that the server has never seen. Replies are saved and need no question.
import { LeaveGuard } from '#web/lib/leave-guard.tsx';
import { paths } from '#web/lib/paths.ts';

type Props = { isUnkept: boolean; onDiscard: () => void };

export function StudioLeaveGuard(props: Props) {
  return (
    <LeaveGuard
      {...props}
      isStaying={({ pathname }) => pathname.startsWith(paths.studio)}
      description="Your latest edits are not saved. If you leave now, they are lost."
    />
  );
}
