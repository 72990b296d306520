// One choice of a few, side by side, such as a period or a view. Radio semantics, arrow keys move it.
import { RadioGroup } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type Segment<V extends string> = {
  value: V;
  label: ReactNode;
  icon?: ReactNode;
  /** The name for assistive technology where the label is only an icon. */
  name?: string;
  disabled?: boolean;
};

export type SegmentedControlProps<V extends string> = {
  label: string;
  value: V;
  onValueChange: (value: V) => void;
  segments: readonly Segment<V>[];
  size?: 'sm' | 'md';
  /** Spreads the segments over the whole width. */
  fill?: boolean;
  className?: string;
};

export function SegmentedControl<V extends string>({
  label,
  value,
  onValueChange,
  segments,
  size = 'md',
  fill = false,
  className,
}: SegmentedControlProps<V>) {
  return (
    <RadioGroup.Root
      aria-label={label}
      orientation="horizontal"
      value={value}
      onValueChange={(next) => onValueChange(next as V)}
      className={cx(
        'inline-flex items-center gap-0.5 rounded-sm border border-line bg-raised p-0.5',
        fill && 'flex w-full',
        className,
      )}
    >
      {segments.map((segment) => (
        <RadioGroup.Item
          key={segment.value}
          value={segment.value}
          disabled={segment.disabled ?? false}
          {...(segment.name ? { 'aria-label': segment.name } : {})}
          className={cx(
            'inline-flex items-center justify-center gap-1.5 rounded-[4px] border border-transparent font-medium text-muted tabular-nums whitespace-nowrap transition-[color,background-color] hover:text-fg disabled:opacity-50 pointer-coarse:min-h-10 pointer-coarse:min-w-11 [&_svg]:size-4',
            'data-[state=checked]:border-line-strong data-[state=checked]:bg-lifted data-[state=checked]:text-fg data-[state=checked]:shadow-sm',
            size === 'sm' ? 'h-6 px-2 text-xs' : 'h-7.5 px-3 text-sm',
            fill && 'flex-1',
          )}
        >
          {segment.icon}
          {segment.label}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
