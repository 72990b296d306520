// How much of an allowance is used. Turns to warning at 80 % and to danger at 100 %.
import { useId } from 'react';
import { cn } from '../cn.ts';
import { cappedPercent } from './progress.tsx';

export type MeterProps = {
  label: string;
  used: number;
  limit: number;
  /** Both values as text, such as `312 MB of 1 GB`. */
  valueText: string;
  className?: string;
};

export function Meter({ label, used, limit, valueText, className }: MeterProps) {
  const id = useId();
  const percent = cappedPercent(used, limit);
  const tone = percent >= 100 ? 'danger' : percent >= 80 ? 'warning' : 'accent';
  const fill = { accent: 'bg-accent-control', warning: 'bg-chart-3', danger: 'bg-danger-control' };
  const textClass = {
    accent: 'text-muted',
    warning: 'text-warning-text',
    danger: 'text-danger-text',
  };
  return (
    <div className={cn('relative min-w-0', className)}>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span id={id} className="min-w-0 text-fg">
          {label}
        </span>
        <span className={cn('text-xs tabular-nums', textClass[tone])}>{valueText}</span>
      </div>
      <meter
        className="sr-only"
        aria-labelledby={id}
        aria-valuetext={valueText}
        min={0}
        max={100}
        value={percent}
      />
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-active">
        <div
          className={cn('h-full rounded-full transition-[width] duration-slow', fill[tone])}
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
