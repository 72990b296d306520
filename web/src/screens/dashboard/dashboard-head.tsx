// Greeting and quick actions at the head of both dashboards.

import type { User } from '@vys/contract/identity/accounts';
import type { Page } from '@vys/contract/pages/pages';
import { ChartNoAxesCombined, PenLine, Sparkles, WifiOff } from 'lucide-react';
import { Link } from 'react-router';
import { interfaceLocale } from '#web/lib/language/interface-language.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { getGreeting } from './greeting.ts';
import { messages } from './messages/en.ts';

type Props = { user: User; page: Page | null | undefined; stale: boolean };

const dayFormat = new Intl.DateTimeFormat(interfaceLocale, {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});

export function DashboardHead({ user, page, stale }: Props) {
  const now = new Date();
  const editLabel = (
    <>
      <PenLine aria-hidden="true" />
      {messages.editPage}
    </>
  );
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <p className="flex min-h-5.5 items-center gap-3 text-muted text-sm">
          <span className="inline-block first-letter:uppercase">{dayFormat.format(now)}</span>
          {stale && (
            <Badge tone="warning">
              <WifiOff aria-hidden="true" />
              {messages.notUpdating}
            </Badge>
          )}
        </p>
        <h1 className="mt-1 font-display font-semibold text-display text-fg [overflow-wrap:anywhere]">
          {getGreeting(user, now)}
        </h1>
      </div>
      <nav
        aria-label={messages.quickActions}
        className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1 max-sm:*:px-2 max-sm:[&_svg]:hidden"
      >
        <Button asChild variant="secondary">
          <Link to={paths.analytics}>
            <ChartNoAxesCombined aria-hidden="true" />
            {messages.analytics}
          </Link>
        </Button>
        {page ? (
          <Button asChild variant="secondary">
            <Link to={paths.studio}>{editLabel}</Link>
          </Button>
        ) : (
          <Button variant="secondary" disabled>
            {editLabel}
          </Button>
        )}
        <Button asChild>
          <Link to={paths.studio}>
            <Sparkles aria-hidden="true" />
            {messages.aiStudio}
          </Link>
        </Button>
      </nav>
    </header>
  );
}
