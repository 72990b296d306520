// A message inside the page: what happened, what was kept, what to do. Problems are announced.
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

const tones = {
  info: { frame: 'border-info-line bg-info-soft', ink: 'text-info-text', Icon: Info },
  success: {
    frame: 'border-success-line bg-success-soft',
    ink: 'text-success-text',
    Icon: CircleCheck,
  },
  warning: {
    frame: 'border-warning-line bg-warning-soft',
    ink: 'text-warning-text',
    Icon: TriangleAlert,
  },
  destructive: {
    frame: 'border-danger-line bg-danger-soft',
    ink: 'text-danger-text',
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
  const { frame, ink, Icon } = tones[tone];
  const urgent = tone === 'destructive' || tone === 'warning';
  return (
    <div
      role={urgent ? 'alert' : 'status'}
      className={cx(
        'flex items-start gap-3 rounded-md border px-3.5 py-3 text-sm',
        frame,
        className,
      )}
    >
      <Icon aria-hidden="true" className={cx('mt-0.5 size-4 shrink-0', ink)} />
      <div className="min-w-0 flex-1">
        {title && <p className={cx('font-medium', ink)}>{title}</p>}
        {children && <div className={cx(title ? 'mt-0.5 text-fg' : ink)}>{children}</div>}
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
