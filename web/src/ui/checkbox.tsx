// A box that is on, off or mixed. Pass `label` to get the text beside it as one target.
import { Check, Minus } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { useFieldControl } from './field-context.ts';

export type CheckboxProps = ComponentProps<typeof Radix.Root> & { label?: ReactNode };

export function Checkbox({ label, className, id, ...rest }: CheckboxProps) {
  const field = useFieldControl();
  const generated = useId();
  const boxId = id ?? field.id ?? generated;
  const box = (
    <Radix.Root
      {...field}
      id={boxId}
      className={cx(
        'group relative grid size-4.5 shrink-0 place-items-center rounded-[5px] border border-control bg-well transition-colors hover:border-muted',
        'after:absolute after:-inset-1.5 pointer-coarse:after:-inset-3.5',
        'data-[state=checked]:border-accent-control data-[state=checked]:bg-accent-control data-[state=checked]:text-on-accent-control',
        'data-[state=indeterminate]:border-accent-control data-[state=indeterminate]:bg-accent-control data-[state=indeterminate]:text-on-accent-control',
        'aria-invalid:border-danger-control disabled:cursor-not-allowed disabled:opacity-50',
        className,
      )}
      {...rest}
    >
      <Radix.Indicator className="animate-fade-in">
        <Check
          aria-hidden="true"
          strokeWidth={3}
          className="size-3 group-data-[state=indeterminate]:hidden"
        />
        <Minus
          aria-hidden="true"
          strokeWidth={3}
          className="hidden size-3 group-data-[state=indeterminate]:block"
        />
      </Radix.Indicator>
    </Radix.Root>
  );
  if (!label) return box;
  return (
    <span className="flex min-h-6 items-start gap-2.5">
      <span className="mt-0.5 flex">{box}</span>
      <label htmlFor={boxId} className="text-muted text-sm select-none">
        {label}
      </label>
    </span>
  );
}
