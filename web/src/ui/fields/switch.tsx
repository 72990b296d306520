// A setting that takes effect at once, on or off: a native checkbox with the role of a switch.
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { useFieldControl } from './field-context.ts';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'size'> & {
  onCheckedChange?: (checked: boolean) => void;
};

export function Switch({ onCheckedChange, onChange, className, ...rest }: SwitchProps) {
  const field = useFieldControl();
  return (
    <span className={cn('relative inline-flex h-5 w-9 shrink-0 items-center', className)}>
      <input
        {...field}
        {...rest}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state
        role="switch"
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.target.checked);
        }}
        className={cn(
          'peer size-full cursor-pointer appearance-none rounded-full border border-control bg-raised transition-colors duration-base hover:border-muted',
          'before:absolute before:-inset-x-1 before:-inset-y-2 pointer-coarse:before:-inset-y-3.5',
          'checked:border-accent-control checked:bg-accent-control disabled:cursor-not-allowed disabled:opacity-50',
        )}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute left-0.75 size-3.5 rounded-full bg-muted shadow-sm transition-[translate,background-color] duration-base peer-checked:translate-x-4 peer-checked:bg-on-accent-control"
      />
    </span>
  );
}
