// Overview: the views goal, the click rate, how many pages there are, and the AI credits.
import type { User } from '@vys/contract/accounts';
import type { Page } from '@vys/contract/pages';
import { AiMeter, WeeklyAiMeter } from '#web/features/accounts/usage-meters.tsx';
import { formatCount, formatPercent, rateOf } from '#web/lib/formats.ts';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { Progress } from '#web/ui/progress.tsx';

type Props = { user: User; page: Page | null | undefined };

export function OverviewTab({ user, page }: Props) {
  const views = page?.views ?? 0;
  const goal = user.goals.current_views_goal;
  const rate = rateOf(page?.clicks ?? 0, views);
  const missing = Math.max(0, goal - views);
  const counts = [
    { name: 'Published', count: page?.status === 'published' ? 1 : 0 },
    { name: 'Drafts', count: page?.status === 'draft' ? 1 : 0 },
    { name: 'Total', count: page ? 1 : 0 },
  ];
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Card>
        <CardHeader
          title="Views goal"
          description={
            missing > 0 ? `${formatCount(missing)} to go` : `${formatCount(goal)} views reached`
          }
        />
        <CardBody>
          <Progress
            label="Page views"
            value={views}
            max={goal}
            valueText={`${formatCount(views)} of ${formatCount(goal)}`}
          />
        </CardBody>
      </Card>
      <Card>
        <CardHeader title="Click rate" description="Clicks for every hundred views" />
        <CardBody>
          <Progress label="Clicks per view" value={rate} valueText={formatPercent(rate)} />
        </CardBody>
      </Card>
      <Card>
        <CardHeader title="Pages" description="Every account has one page" />
        <dl className="mt-4 grid grid-cols-3 divide-x divide-line border-line border-t">
          {counts.map(({ name, count }) => (
            <div key={name} className="flex flex-col-reverse justify-end px-5 py-3.5">
              <dd className="font-semibold text-fg text-lg tabular-nums">{count}</dd>
              <dt className="text-muted text-sm">{name}</dt>
            </div>
          ))}
        </dl>
      </Card>
      <Card>
        <CardHeader title="AI credits" description="Requests to the assistant this month" />
        <CardBody className="flex flex-col gap-4">
          <AiMeter limits={user.limits} />
          <WeeklyAiMeter limits={user.limits} />
        </CardBody>
      </Card>
    </div>
  );
}
