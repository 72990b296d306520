// How far something is, from 0 to 100 %. More than the maximum still draws as 100 %.
import { useId } from 'react';
import { cn } from '../cn.ts';
import { messages } from '../messages/en.ts';

const tones = {
  accent: 'bg-accent-control',
  warning: 'bg-chart-3',
  danger: 'bg-danger-control',
} as const;

export type ProgressProps = {
  label: string;
  value: number;
  max?: number;
  /** Text at the end of the label's line; the percentage when not given. */
  valueText?: string;
  tone?: keyof typeof tones;
  hideLabel?: boolean;
  className?: string;
};

/** Share of the maximum in whole percent, held between 0 and 100; a maximum of 0 counts as nothing. */
export function cappedPercent(value: number, max = 100): number {
  const percent = max > 0 ? Math.round((value / max) * 100) : 0;
  return Math.min(100, Math.max(0, Number.isFinite(percent) ? percent : 0));
}

export function Progress({
  label,
  value,
  max = 100,
  valueText,
  tone = 'accent',
  hideLabel = false,
  className,
}: ProgressProps) {
  const id = useId();
  const percent = cappedPercent(value, max);
  return (
    <div className={cn('min-w-0', className)}>
      <div
        className={cn(
          'mb-2 flex items-baseline justify-between gap-3 text-sm',
          hideLabel && 'sr-only',
        )}
      >
        <span id={id} className="truncate text-fg">
          {label}
        </span>
        <span className="shrink-0 text-muted text-xs tabular-nums">
          {valueText ?? messages.percent(percent)}
        </span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={valueText ?? messages.percent(percent)}
        className="h-1.5 overflow-hidden rounded-full bg-active"
      >
        <div
          className={cn(
            'h-full rounded-full transition-[width] duration-slow ease-out',
            tones[tone],
          )}
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
