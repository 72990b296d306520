// A message inside the page: what happened, what was kept, what to do. Problems are announced.
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../cn.ts';

const tones = {
  info: { frame: 'border-info-line bg-info-soft', textClass: 'text-info-text', Icon: Info },
  success: {
    frame: 'border-success-line bg-success-soft',
    textClass: 'text-success-text',
    Icon: CircleCheck,
  },
  warning: {
    frame: 'border-warning-line bg-warning-soft',
    textClass: 'text-warning-text',
    Icon: TriangleAlert,
  },
  destructive: {
    frame: 'border-danger-line bg-danger-soft',
    textClass: 'text-danger-text',
    Icon: CircleAlert,
  },
} as const;

export type AlertProps = {
  tone?: keyof typeof tones;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links that solve it. */
  actions?: ReactNode;
  className?: string;
};

export function Alert({ tone = 'info', title, children, actions, className }: AlertProps) {
  const { frame, textClass, Icon } = tones[tone];
  const urgent = tone === 'destructive' || tone === 'warning';
  return (
    <div
      role={urgent ? 'alert' : 'status'}
      className={cn(
        'flex items-start gap-3 rounded-md border px-3.5 py-3 text-sm',
        frame,
        className,
      )}
    >
      <Icon aria-hidden="true" className={cn('mt-0.5 size-4 shrink-0', textClass)} />
      <div className="min-w-0 flex-1">
        {title && <p className={cn('font-medium', textClass)}>{title}</p>}
        {children && <div className={cn(title ? 'mt-0.5 text-fg' : textClass)}>{children}</div>}
        {actions && <div className="mt-2.5 flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
    </div>
  );
}

/** The error of a whole form: nothing when there is none. */
export function FormError({ children, className }: { children?: ReactNode; className?: string }) {
  if (!children) return null;
  return (
    <Alert tone="destructive" {...(className ? { className } : {})}>
      {children}
    </Alert>
  );
}
