// Several lines of text; with `autoGrow` it grows with its content up to its max-height.
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { useFieldControl } from './field-context.ts';
import { controlStyle } from './input.tsx';

export type TextareaProps = ComponentProps<'textarea'> & { autoGrow?: boolean };

export function Textarea({ autoGrow = false, className, ...rest }: TextareaProps) {
  const field = useFieldControl();
  return (
    <textarea
      {...field}
      className={cn(
        controlStyle,
        'min-h-20 px-3 py-2',
        autoGrow && 'field-sizing-content resize-none',
        className,
      )}
      {...rest}
    />
  );
}
