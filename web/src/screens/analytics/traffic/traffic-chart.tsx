// The area chart itself. Arrow keys move along it; the same figures stand in the table of the card.
import type { Granularity } from '@vys/contract/analytics/report';
import {
  Area,
  AreaChart,
  CartesianGrid,
  ReferenceArea,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { formatCompact } from '#web/lib/format/formats.ts';
import { formatTick } from '../dates.ts';
import { messages } from '../messages/en.ts';
import type { Line, TrafficPoint } from './series.ts';
import { TrafficTooltip } from './traffic-tooltip.tsx';

export type TrafficChartProps = {
  points: readonly TrafficPoint[];
  granularity: Granularity;
  /** The axis shows hours instead of days. */
  isOneDay: boolean;
  shown: readonly Line[];
  compares: boolean;
  summary: string;
};

const colors: Readonly<Record<Line, string>> = {
  views: 'var(--chart-1)',
  clicks: 'var(--chart-2)',
  visitors: 'var(--chart-3)',
};
const tick = { fill: 'var(--muted)', fontSize: 12 };
/** Up to so many points each has a dot: a single one would not be seen without. */
const MOST_DOTS = 2;

export function TrafficChart(props: TrafficChartProps) {
  const { points, granularity, isOneDay, shown, compares, summary } = props;
  const dot = points.length <= MOST_DOTS;
  const open = openPart(points);
  const area = { type: 'monotone', strokeWidth: 2, isAnimationActive: false, dot } as const;
  return (
    <ResponsiveContainer width="100%" height="100%">
      <AreaChart
        data={[...points]}
        margin={{ top: 18, right: 16, bottom: 0, left: 0 }}
        title={summary}
        accessibilityLayer
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="start"
          tickFormatter={(start: string) => formatTick(start, granularity, isOneDay)}
          tick={tick}
          tickLine={false}
          axisLine={{ stroke: 'var(--line-strong)' }}
          minTickGap={28}
        />
        <YAxis
          allowDecimals={false}
          tickFormatter={formatCompact}
          tick={tick}
          tickLine={false}
          axisLine={false}
          width={44}
        />
        <Tooltip
          content={<TrafficTooltip shown={shown} compares={compares} />}
          cursor={{ stroke: 'var(--control)' }}
          isAnimationActive={false}
        />
        {compares && (
          <Area
            {...area}
            dataKey="viewsBefore"
            stroke="var(--subtle)"
            strokeDasharray="4 4"
            fill="none"
          />
        )}
        {shown.map((line) => (
          <Area
            key={line}
            {...area}
            dataKey={line}
            stroke={colors[line]}
            fill={colors[line]}
            fillOpacity={line === 'views' ? 0.16 : 0.06}
          />
        ))}
        {/* What has not come yet is no fall. */}
        {open && <ReferenceArea {...open} fill="var(--surface)" fillOpacity={0.7} />}
        {listPublished(points).map(({ start, place }, index) => (
          <ReferenceLine
            key={start}
            x={start}
            stroke="var(--control)"
            strokeDasharray="2 3"
            // Only the first one is named: the others look the same.
            label={
              <PublishLabel text={index === 0 ? messages.published : '▾'} anchor={anchors[place]} />
            }
          />
        ))}
      </AreaChart>
    </ResponsiveContainer>
  );
}

/** From the point before the one that is not over. */
function openPart(points: readonly TrafficPoint[]): { x1: string; x2: string } | undefined {
  const [before, last] = points.slice(-2);
  return before && last?.isOpen ? { x1: before.start, x2: last.start } : undefined;
}

/** At an end of the axis there is no room on both sides of the line. */
const anchors = { first: 'start', between: 'middle', last: 'end' } as const;

function listPublished(points: readonly TrafficPoint[]) {
  return points.flatMap(({ start, publishes }, index) => {
    if (publishes === 0) return [];
    const isLast = index === points.length - 1;
    const place: keyof typeof anchors = isLast ? 'last' : index === 0 ? 'first' : 'between';
    return [{ start, place }];
  });
}

type PublishLabelProps = {
  text: string;
  anchor: 'start' | 'middle' | 'end';
  /** Where the line is; the chart adds it. */
  viewBox?: { x?: number; y?: number };
};

function PublishLabel({ text, anchor, viewBox }: PublishLabelProps) {
  const { x = 0, y = 0 } = viewBox ?? {};
  return (
    <text x={x} y={y - 6} textAnchor={anchor} fill="var(--muted)" fontSize={11}>
      {text}
    </text>
  );
}
