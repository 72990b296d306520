// Limits of the plan that are met in the chat, each with the way to a plan that has more.

import type { EntitlementKey } from '@vys/contract/billing/entitlements';
import type { User } from '@vys/contract/identity/accounts';
import { Link } from 'react-router';
import { useUpgradePath } from '#web/lib/navigation/use-upgrade-path.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { messages } from '../messages/en.ts';

export function UpgradeButton({ wanted }: { wanted: EntitlementKey }) {
  const path = useUpgradePath(wanted);
  return (
    <Button asChild size="sm" variant="secondary">
      <Link to={path}>{messages.upgrade}</Link>
    </Button>
  );
}

/** The built-in assistant has taken over (TIER-12). */
export function AllowanceNotice() {
  const limits = useUser()?.limits;
  const text = limits && describeUsedUp(limits);
  if (!text) return null;
  return (
    <div
      role="status"
      className="mb-2 flex items-center justify-between gap-3 rounded-md border border-line bg-raised px-3 py-2 text-xs"
    >
      <p className="min-w-0 text-muted">{text}</p>
      <UpgradeButton wanted="ai_requests" />
    </div>
  );
}

function describeUsedUp(limits: User['limits']): string {
  const { ai_requests_used, ai_requests_limit, ai_requests_week_used, ai_requests_week_limit } =
    limits;
  if (ai_requests_limit !== null && ai_requests_used >= ai_requests_limit) {
    return messages.monthUsedUp;
  }
  const isWeekUsedUp =
    ai_requests_week_limit !== null && ai_requests_week_used >= ai_requests_week_limit;
  return isWeekUsedUp ? messages.weekUsedUp : '';
}
