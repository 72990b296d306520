// The button in its five variants. While loading it keeps its width and name and ignores presses.
import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { dressChild } from './dress-child.ts';

export const buttonStyle = cva(
  [
    'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-sm font-medium whitespace-nowrap select-none',
    'transition-[background-color,border-color,color,box-shadow,scale] active:scale-[0.985]',
    'disabled:pointer-events-none disabled:opacity-50 aria-disabled:pointer-events-none aria-disabled:opacity-50',
    '[&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary:
          'bg-accent text-on-accent shadow-[inset_0_1px_0_var(--sheen)] hover:bg-accent-hover active:bg-accent-active',
        secondary:
          'border border-line-strong bg-surface text-fg shadow-sm hover:border-control hover:bg-hover active:bg-active',
        ghost: 'text-muted hover:bg-hover hover:text-fg active:bg-active',
        danger:
          'bg-danger text-on-danger shadow-[inset_0_1px_0_var(--sheen)] hover:bg-danger-hover active:bg-danger-active',
        link: 'rounded-[3px] text-accent-text underline decoration-transparent underline-offset-4 hover:decoration-current active:scale-100',
      },
      size: {
        sm: 'h-7 px-2.5 text-xs pointer-coarse:min-h-11 [&_svg]:size-3.5',
        md: 'h-9 px-3.5 text-sm pointer-coarse:min-h-11 [&_svg]:size-4',
        lg: 'h-11 px-5 text-sm [&_svg]:size-[1.125rem]',
      },
    },
    compoundVariants: [{ variant: 'link', className: 'h-auto min-h-6 px-0' }],
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonStyle> & {
    /** Shows a spinner over the label and disables the button. */
    loading?: boolean;
    /** Gives looks and behavior to the single child instead of a `<button>`. */
    asChild?: boolean;
  };

export function Button({
  variant,
  size,
  loading = false,
  asChild = false,
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  const style = cn(buttonStyle({ variant, size }), className);
  if (asChild) {
    return dressChild(children, { ...rest, className: style });
  }
  return (
    <button
      type="button"
      className={cn(style, loading && 'disabled:opacity-80')}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      {...rest}
    >
      {/* opacity, not visibility: a hidden label would take the button's name away */}
      <span className={cn('inline-flex items-center gap-2', loading && 'opacity-0')}>
        {children}
      </span>
      {loading && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </button>
  );
}
