// One stat with its label and, if known, its change against the period before.
import { ArrowDownRight, ArrowUpRight, Minus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cn } from '../cn.ts';
import { Skeleton } from '../feedback/skeleton.tsx';
import { Card } from './card.tsx';

export type StatCardProps = {
  label: ReactNode;
  /** Already formatted; `undefined` while loading. */
  value: ReactNode | undefined;
  icon?: ReactNode;
  /** The change in words and its direction. */
  change?: { text: string; direction: 'up' | 'down' | 'flat' } | undefined;
  hint?: ReactNode;
  /** A sparkline or a meter below the value. */
  children?: ReactNode;
  className?: string;
};

const arrows = { up: ArrowUpRight, down: ArrowDownRight, flat: Minus };
const inks = { up: 'text-success-text', down: 'text-danger-text', flat: 'text-muted' };

export function StatCard({ label, value, icon, change, hint, children, className }: StatCardProps) {
  const id = useId();
  const Arrow = change && arrows[change.direction];
  return (
    <Card
      role="group"
      aria-labelledby={id}
      className={cn('flex min-w-0 flex-col p-4.5', className)}
    >
      <div className="flex items-center justify-between gap-3 text-muted">
        <h3 id={id} className="truncate text-sm">
          {label}
        </h3>
        {icon && (
          <span aria-hidden="true" className="text-subtle [&_svg]:size-4">
            {icon}
          </span>
        )}
      </div>
      <div className="mt-2 flex min-h-8 flex-wrap items-baseline gap-x-2.5 gap-y-0.5">
        {value === undefined ? (
          <Skeleton className="h-7 w-24" />
        ) : (
          <span className="font-semibold text-fg text-xl tabular-nums">{value}</span>
        )}
        {change && Arrow && (
          <span
            className={cn(
              'inline-flex items-center gap-0.5 font-medium text-xs tabular-nums',
              inks[change.direction],
            )}
          >
            <Arrow aria-hidden="true" className="size-3.5" />
            {change.text}
          </span>
        )}
      </div>
      {hint && <p className="mt-1 text-subtle text-xs">{hint}</p>}
      {children && <div className="flex flex-1 flex-col justify-end pt-3">{children}</div>}
    </Card>
  );
}
