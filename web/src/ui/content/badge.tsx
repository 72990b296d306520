// A small word of state or kind. Color never carries the meaning alone.
import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

const badgeStyle = cva(
  'inline-flex h-5.5 shrink-0 items-center gap-1 rounded-full border px-2 font-medium text-xs whitespace-nowrap [&_svg]:size-3',
  {
    variants: {
      tone: {
        neutral: 'border-line-strong bg-raised text-muted',
        accent: 'border-transparent bg-accent-soft text-accent-text',
        success: 'border-transparent bg-success-soft text-success-text',
        warning: 'border-transparent bg-warning-soft text-warning-text',
        danger: 'border-transparent bg-danger-soft text-danger-text',
        info: 'border-transparent bg-info-soft text-info-text',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badgeStyle>;

export function Badge({ tone, className, ...rest }: BadgeProps) {
  return <span className={cn(badgeStyle({ tone }), className)} {...rest} />;
}
