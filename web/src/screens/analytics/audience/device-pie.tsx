// The pie itself. The list beside it has the names, the figures and the keyboard.
import { Pie, PieChart, ResponsiveContainer } from 'recharts';
import type { BreakdownRow } from '../parts/breakdown.ts';
import { colorOfDevice } from './device-colors.ts';

type Props = { rows: readonly BreakdownRow[]; onPress: (key: string) => void };

export function DevicePie({ rows, onPress }: Props) {
  const slices = rows.map((row) => ({ ...row, fill: colorOfDevice(row.key) }));
  return (
    <div aria-hidden="true" className="size-full">
      <ResponsiveContainer width="100%" height="100%">
        <PieChart accessibilityLayer={false}>
          <Pie
            data={slices}
            dataKey="views"
            nameKey="name"
            innerRadius="62%"
            outerRadius="98%"
            stroke="var(--surface)"
            strokeWidth={2}
            isAnimationActive={false}
            rootTabIndex={-1}
            className="cursor-pointer outline-none"
            onClick={(_, index) => {
              const slice = slices[index];
              if (slice) onPress(slice.key);
            }}
          />
        </PieChart>
      </ResponsiveContainer>
    </div>
  );
}
