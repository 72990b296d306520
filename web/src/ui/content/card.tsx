// A quiet surface that groups what belongs together. Never put one inside another.
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      className={cn('min-w-0 rounded-md border border-line bg-surface', className)}
      {...rest}
    />
  );
}

export type CardHeaderProps = {
  title: ReactNode;
  description?: ReactNode;
  /** A link that explains the title, beside it. */
  help?: ReactNode;
  /** Sits at the end of the header's line. */
  actions?: ReactNode;
  className?: string;
};

export function CardHeader({ title, description, help, actions, className }: CardHeaderProps) {
  return (
    <header className={cn('flex items-start justify-between gap-4 px-5 pt-4.5', className)}>
      <div className="min-w-0">
        <div className="flex items-center gap-1.5">
          <h2 className="font-semibold text-fg text-sm">{title}</h2>
          {help}
        </div>
        {description && <p className="mt-0.5 text-muted text-sm">{description}</p>}
      </div>
      {actions && <div className="flex shrink-0 items-center gap-2">{actions}</div>}
    </header>
  );
}

export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn('px-5 py-4.5', className)} {...rest} />;
}

export function CardFooter({ className, ...rest }: ComponentProps<'footer'>) {
  return (
    <footer
      className={cn(
        'flex items-center justify-end gap-2 border-line border-t px-5 py-3',
        className,
      )}
      {...rest}
    />
  );
}
