// A native box that is on, off or mixed. Pass `label` to get the text beside it as one target.
import { Check, Minus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { cn } from '../cn.ts';
import { mergeRefs } from '../merge-refs.ts';
import { useFieldControl } from './field-context.ts';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  label?: ReactNode;
  /** Some, but not all, of what it stands for. */
  indeterminate?: boolean;
  onCheckedChange?: (checked: boolean) => void;
};

const mark =
  'pointer-events-none absolute size-3 text-on-accent-control opacity-0 transition-opacity';

export function Checkbox({
  label,
  indeterminate = false,
  onCheckedChange,
  onChange,
  className,
  id,
  ref,
  ...rest
}: CheckboxProps) {
  const field = useFieldControl();
  const generated = useId();
  const boxId = id ?? field.id ?? generated;
  const box = useRef<HTMLInputElement>(null);
  // The mixed state has no attribute, only a property.
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const control = (
    <span className="relative inline-grid size-4.5 shrink-0 place-items-center">
      <input
        {...field}
        {...rest}
        ref={mergeRefs(box, ref)}
        type="checkbox"
        id={boxId}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.target.checked);
        }}
        className={cn(
          'peer size-4.5 cursor-pointer appearance-none rounded-[5px] border border-control bg-inset transition-colors hover:border-muted',
          'before:absolute before:-inset-1 pointer-coarse:before:-inset-3.5',
          'checked:border-accent-control checked:bg-accent-control indeterminate:border-accent-control indeterminate:bg-accent-control',
          'aria-invalid:border-danger-control disabled:cursor-not-allowed disabled:opacity-50',
          className,
        )}
      />
      <Check
        aria-hidden="true"
        strokeWidth={3}
        className={cn(mark, 'peer-checked:opacity-100 peer-indeterminate:opacity-0')}
      />
      <Minus
        aria-hidden="true"
        strokeWidth={3}
        className={cn(mark, 'peer-indeterminate:opacity-100')}
      />
    </span>
  );
  if (!label) return control;
  return (
    <span className="flex min-h-6 items-start gap-2.5">
      <span className="mt-0.5 flex">{control}</span>
      <label htmlFor={boxId} className="text-muted text-sm select-none">
        {label}
      </label>
    </span>
  );
}
