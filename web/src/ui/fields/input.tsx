// One line of text, with optional slots before and after it. Takes its wiring from a surrounding Field.
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';
import { useFieldControl } from './field-context.ts';

/** Shared by every text-like control: 1 px control border, well background, ring on focus. */
export const controlStyle = [
  'w-full min-w-0 rounded-sm border border-control bg-inset text-fg text-sm pointer-coarse:text-base',
  'transition-[border-color,box-shadow] hover:border-muted',
  'focus-visible:border-focus focus-visible:outline-1 focus-visible:outline-offset-0',
  'aria-invalid:border-danger-control aria-invalid:focus-visible:outline-danger-control',
  'disabled:cursor-not-allowed disabled:opacity-55 [&[readonly]]:bg-raised',
].join(' ');

export type InputProps = Omit<ComponentProps<'input'>, 'prefix'> & {
  /** Decoration or a fixed prefix inside the frame, such as an icon or `vys.me/`. */
  before?: ReactNode;
  /** A small control or state inside the frame, such as a spinner or an icon button. */
  after?: ReactNode;
};

export function Input({ before, after, className, ...rest }: InputProps) {
  const field = useFieldControl();
  if (!before && !after) {
    return (
      <input
        {...field}
        className={cn(controlStyle, 'h-9 px-3 pointer-coarse:h-11', className)}
        {...rest}
      />
    );
  }
  return (
    <span
      className={cn(
        'flex h-9 w-full min-w-0 items-center rounded-sm border border-control bg-inset text-sm transition-[border-color] hover:border-muted pointer-coarse:h-11 pointer-coarse:text-base',
        'has-[input:focus-visible]:border-focus has-[input:focus-visible]:outline-1 has-[input:focus-visible]:outline-focus has-[input:focus-visible]:outline-solid',
        'has-[input[aria-invalid]]:border-danger-control has-[input[aria-invalid]:focus-visible]:outline-danger-control has-[input:disabled]:opacity-55',
        className,
      )}
    >
      {before && (
        <span className="flex shrink-0 items-center pl-3 text-muted [&_svg]:size-4">{before}</span>
      )}
      <input
        {...field}
        className={cn(
          'h-full min-w-0 flex-1 bg-transparent px-3 text-fg outline-none',
          before && (typeof before === 'string' ? 'pl-0' : 'pl-2'),
        )}
        {...rest}
      />
      {after && (
        <span className="flex shrink-0 items-center pr-1 text-muted [&_svg]:size-4">{after}</span>
      )}
    </span>
  );
}
