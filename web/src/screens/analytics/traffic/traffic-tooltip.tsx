// What the chart says of one point.
import type { TooltipContentProps } from 'recharts';
import { formatCount } from '#web/lib/format/formats.ts';
import { cn } from '#web/ui/cn.ts';
import { messages } from '../messages/en.ts';
import type { Line, TrafficPoint } from './series.ts';

const dots: Readonly<Record<Line, string>> = {
  views: 'bg-chart-1',
  clicks: 'bg-chart-2',
  visitors: 'bg-chart-3',
};

type Props = Partial<Pick<TooltipContentProps, 'active' | 'payload'>> & {
  shown: readonly Line[];
  compares: boolean;
};

export function TrafficTooltip({ active, payload, shown, compares }: Props) {
  const point = payload?.[0]?.payload as TrafficPoint | undefined;
  if (!active || !point) return null;
  return (
    <div className="min-w-40 rounded-md border border-line-strong bg-overlay px-3 py-2 text-xs shadow-lg">
      <p className="font-medium text-fg">{point.label}</p>
      <dl className="mt-1 flex flex-col gap-0.5 tabular-nums">
        {shown.map((line) => (
          <Row key={line} name={messages[line]} value={point[line]} dot={dots[line]} />
        ))}
        {compares && (
          <Row name={messages.viewsBefore} value={point.viewsBefore ?? 0} dot="bg-subtle" />
        )}
      </dl>
      {point.publishes > 0 && (
        <p className="mt-1 text-accent-text">{messages.publishedTimes(point.publishes)}</p>
      )}
    </div>
  );
}

function Row({ name, value, dot }: { name: string; value: number; dot: string }) {
  return (
    <div className="flex items-center gap-2">
      <span aria-hidden="true" className={cn('size-2 rounded-full', dot)} />
      <dt className="text-muted">{name}</dt>
      <dd className="ml-auto font-semibold text-fg">{formatCount(value)}</dd>
    </div>
  );
}
