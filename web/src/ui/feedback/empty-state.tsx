// Nothing here yet: says what will be here and offers the next step.
import type { ReactNode } from 'react';
import { cn } from '../cn.ts';

export type EmptyStateProps = {
  icon?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  className?: string;
};

export function EmptyState({ icon, title, description, actions, className }: EmptyStateProps) {
  return (
    <div className={cn('flex flex-col items-center px-6 py-12 text-center', className)}>
      {icon && (
        <span
          aria-hidden="true"
          className="mb-4 grid size-11 place-items-center rounded-md border border-line-strong bg-raised text-muted [&_svg]:size-5"
        >
          {icon}
        </span>
      )}
      <p className="font-semibold text-fg text-sm">{title}</p>
      {description && <p className="mt-1 max-w-sm text-muted text-sm">{description}</p>}
      {actions && (
        <div className="mt-5 flex flex-wrap items-center justify-center gap-2">{actions}</div>
      )}
    </div>
  );
}
