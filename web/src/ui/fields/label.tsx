// The name of a control. Pressing it focuses the control it names.
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

export type LabelProps = ComponentProps<'label'> & { htmlFor: string };

export function Label({ className, htmlFor, children, ...rest }: LabelProps) {
  return (
    <label
      htmlFor={htmlFor}
      className={cn('font-medium text-fg text-sm select-none', className)}
      {...rest}
    >
      {children}
    </label>
  );
}
