// Overview: the way to the views goal, the click rate as a bar, how many pages there are, and the AI requests. The
// figures of the cards above are not repeated.

import { goalAhead } from '@vys/contract/goals';
import type { User } from '@vys/contract/identity/accounts';
import type { Page } from '@vys/contract/pages/pages';
import { Link } from 'react-router';
import { ReachedGoals } from '#web/features/accounts/goals/reached-goals.tsx';
import { BuiltInAssistantNote } from '#web/features/accounts/usage/usage-meters.tsx';
import { formatCount, toPercentage } from '#web/lib/format/formats.ts';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { useUpgradePath } from '#web/lib/navigation/use-upgrade-path.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/content/card.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { messages } from './messages/en.ts';

/** Undefined is a page that is not known: still loading, or it could not be loaded. */
type PageProps = { page: Page | null | undefined };

const UNKNOWN = '—';

type Props = PageProps & { user: User; onShareGoal: (goal: number) => void };

export function OverviewTab({ user, page, onShareGoal }: Props) {
  const upgradePath = useUpgradePath('ai_requests');
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <GoalCard page={page} user={user} onShareGoal={onShareGoal} />
      <ClickRateCard page={page} />
      <PagesCard page={page} />
      <Card>
        <CardHeader
          title={messages.aiRequests}
          help={<HelpLink article="ai-allowance" about={messages.aiRequests} />}
          description={
            user.limits.ai_requests_limit === null ? messages.aiRequestsHint : messages.resetMonthly
          }
          actions={
            user.tier !== 'team' && (
              <Button asChild variant="secondary" size="sm">
                <Link to={upgradePath}>{messages.upgradePlan}</Link>
              </Button>
            )
          }
        />
        <CardBody>
          <BuiltInAssistantNote />
        </CardBody>
      </Card>
    </div>
  );
}

function GoalCard({ page, user, onShareGoal }: Props) {
  const views = page?.views ?? 0;
  const goal = goalAhead(views, user.goals.current_views_goal);
  const text =
    views < goal
      ? messages.viewsToGo(formatCount(goal - views))
      : messages.viewsReached(formatCount(goal));
  return (
    <Card>
      <CardHeader
        title={messages.viewsGoal}
        help={<HelpLink article="goals" about={messages.viewsGoal} />}
        description={messages.goalOf(formatCount(goal))}
      />
      <CardBody>
        <Progress
          label={messages.pageViews}
          value={views}
          max={goal}
          valueText={page === undefined ? UNKNOWN : text}
        />
        <ReachedGoals marks={user.goal_notifications} onShare={onShareGoal} />
      </CardBody>
    </Card>
  );
}

function ClickRateCard({ page }: PageProps) {
  const rate = toPercentage(page?.clicks ?? 0, page?.views ?? 0);
  return (
    <Card>
      <CardHeader title={messages.clickRate} description={messages.clickRateHint} />
      <CardBody>
        <Progress
          label={messages.clicksPer100Views}
          value={rate}
          valueText={page === undefined ? UNKNOWN : formatCount(Math.round(rate))}
        />
      </CardBody>
    </Card>
  );
}

function PagesCard({ page }: PageProps) {
  const count = (isOne: boolean) => (page === undefined ? UNKNOWN : isOne ? 1 : 0);
  const counts = [
    { name: messages.publishedCount, value: count(page?.status === 'published') },
    { name: messages.drafts, value: count(page?.status === 'draft') },
    { name: messages.total, value: count(!!page) },
  ];
  return (
    <Card className="flex flex-col">
      <CardHeader
        title={messages.pages}
        description={messages.onePageLimit}
        help={<HelpLink article="several-pages" about={messages.onePageLimit} />}
      />
      <dl className="mt-4 grid flex-1 grid-cols-3 divide-x divide-line border-line border-t">
        {counts.map(({ name, value }) => (
          <div key={name} className="px-5 py-3.5">
            <dt className="text-muted text-sm">{name}</dt>
            <dd className="font-semibold text-fg text-lg tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
