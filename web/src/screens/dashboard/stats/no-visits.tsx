// Beside the figures of a period without visits: why there are none, and what to do about it.
import type { User } from '@vys/contract/identity/accounts';
import type { Page } from '@vys/contract/pages/pages';
import { Eye, EyeOff, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/lib/navigation/paths.ts';
import { useShellActions } from '#web/lib/navigation/shell-actions.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { messages } from '../messages/en.ts';

type Props = { user: User; page: Page };

export function NoVisits({ user, page }: Props) {
  const reason = findReason(user, page);
  return (
    <Card className="grid flex-1 place-items-center">
      <EmptyState
        icon={reason === 'never' || reason === 'period' ? <Eye /> : <EyeOff />}
        {...messages.noVisits[reason]}
        actions={actions[reason]}
        className="py-8"
      />
    </Card>
  );
}

type Reason = keyof typeof messages.noVisits;

function findReason(user: User, page: Page): Reason {
  if (page.suspended) return 'suspended';
  if (page.status === 'draft') return 'draft';
  if (!page.is_active || !user.pages_active) return 'off';
  return page.views > 0 ? 'period' : 'never';
}

const actions: Partial<Record<Reason, ReactNode>> = {
  draft: <Next path={paths.studio} label={messages.openStudio} />,
  off: <Next path={paths.pages} label={messages.openPages} />,
  period: <ShareButton />,
  never: <ShareButton />,
};

function Next({ path, label }: { path: string; label: string }) {
  return (
    <Button asChild variant="secondary">
      <Link to={path}>{label}</Link>
    </Button>
  );
}

function ShareButton() {
  const { onShare } = useShellActions();
  return (
    <Button variant="secondary" onClick={onShare}>
      <Share2 aria-hidden="true" />
      {messages.shareYourLink}
    </Button>
  );
}
