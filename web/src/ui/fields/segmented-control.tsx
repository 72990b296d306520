// One choice of a few, side by side, such as a period or a view. Native radios, so arrow keys move it.
import { type ReactNode, useId } from 'react';
import { cn } from '../cn.ts';

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
  const group = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cn(
        'inline-flex items-center gap-0.5 rounded-sm border border-line bg-raised p-0.5',
        fill && 'flex w-full',
        className,
      )}
    >
      {segments.map((segment) => (
        <label
          key={segment.value}
          className={cn(
            'relative inline-flex cursor-pointer items-center justify-center gap-1.5 rounded-[4px] border border-transparent font-medium text-muted tabular-nums whitespace-nowrap transition-[color,background-color] select-none hover:text-fg pointer-coarse:min-h-10 pointer-coarse:min-w-11 [&_svg]:size-4',
            'has-checked:border-line-strong has-checked:bg-elevated has-checked:text-fg has-checked:shadow-sm has-disabled:cursor-not-allowed has-disabled:opacity-50',
            'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-solid',
            size === 'sm' ? 'h-6 px-2 text-xs' : 'h-7.5 px-3 text-sm',
            fill && 'flex-1 max-sm:px-1.5',
          )}
        >
          <input
            type="radio"
            name={group}
            value={segment.value}
            checked={segment.value === value}
            disabled={segment.disabled ?? false}
            onChange={() => onValueChange(segment.value)}
            {...(segment.name ? { 'aria-label': segment.name } : {})}
            className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
          />
          {segment.icon}
          {segment.label}
        </label>
      ))}
    </div>
  );
}
