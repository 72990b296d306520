// What language models took, for operators: totals, by model and by day.
import { useQuery } from '@tanstack/react-query';
import { getModelUsage, type ModelUsage } from '@vys/contract/ai';
import { Cpu } from 'lucide-react';
import { AdminFrame } from '#web/features/admin/admin-frame.tsx';
import { call } from '#web/lib/api/api.ts';
import { formatCompact, formatCount } from '#web/lib/format/formats.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { messages } from './messages/en.ts';
import { formatCost, sumByModel, sumUsage } from './sum-usage.ts';
import { UsageTable } from './usage-table.tsx';

export function ModelUsageScreen() {
  return (
    <AdminFrame title={messages.modelUsage} intro={messages.intro}>
      <Figures />
    </AdminFrame>
  );
}

function Figures() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['assistant', 'model-usage'],
    queryFn: async ({ signal }) => (await call(getModelUsage, { signal })).data,
    meta: { shownInline: true },
  });
  if (!data && isError) {
    return (
      <Card>
        <EmptyState
          title={messages.loadFailed}
          description={messages.loadFailedHint}
          actions={
            <Button variant="secondary" onClick={() => void refetch()}>
              {messages.tryAgain}
            </Button>
          }
        />
      </Card>
    );
  }
  if (!data) return <Loading />;
  const { models, usage } = data;
  if (usage.length === 0) return <NothingYet models={models} />;
  return (
    <>
      <Totals usage={usage} />
      <UsageTable title={messages.byModel} rows={sumByModel(usage)} />
      <UsageTable title={messages.byDay} rows={usage} hasDays />
    </>
  );
}

function NothingYet({ models }: { models: readonly string[] }) {
  const [title, description] =
    models.length === 0
      ? [messages.notConfigured, messages.notConfiguredHint]
      : [messages.nothingYet, messages.nothingYetHint(models.join(', '))];
  return (
    <Card>
      <EmptyState icon={<Cpu />} title={title} description={description} />
    </Card>
  );
}

function Totals({ usage }: { usage: readonly ModelUsage[] }) {
  const { turns, fallbacks, input_tokens, output_tokens, cost } = sumUsage(usage);
  const [input, output] = [formatCompact(input_tokens), formatCompact(output_tokens)];
  const figures = [
    { name: messages.turns, value: formatCount(turns), hint: messages.turnsHint },
    {
      name: messages.tokens,
      value: formatCompact(input_tokens + output_tokens),
      hint: messages.tokensHint(input, output),
    },
    {
      name: messages.cost,
      value: cost === null ? messages.noCost : formatCost(cost),
      hint: cost === null ? messages.noCostHint : messages.costHint,
    },
    { name: messages.fallbacks, value: formatCount(fallbacks), hint: messages.fallbacksHint },
  ];
  return (
    <Card aria-label={messages.totals}>
      <dl className="grid grid-cols-2 gap-x-5 gap-y-6 px-5 py-4.5 lg:grid-cols-4">
        {figures.map(({ name, value, hint }) => (
          <div key={name} className="min-w-0">
            <dt className="text-muted text-xs">{name}</dt>
            <dd className="mt-1 font-display font-semibold text-fg text-xl tabular-nums">
              {value}
            </dd>
            <dd className="mt-0.5 text-subtle text-xs">{hint}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Loading() {
  return (
    <div role="status" aria-label={messages.loading} className="flex flex-col gap-5">
      <Skeleton className="h-28 rounded-md" />
      <Skeleton className="h-40 rounded-md" />
      <Skeleton className="h-64 rounded-md" />
    </div>
  );
}
