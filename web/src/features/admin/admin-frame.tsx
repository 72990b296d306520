// Around every screen of operators: the navigation and the head. Sends other users to the dashboard.
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, Navigate } from 'react-router';
import { paths } from '#web/lib/navigation/paths.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { screenLayout } from '#web/ui/screen-layout.ts';
import { AdminNav } from './admin-nav.tsx';

export type AdminFrameProps = {
  title: ReactNode;
  intro?: ReactNode;
  /** Leads to the list that this is one of; above the head. */
  back?: { path: string; label: string };
  /** Sits at the end of the head's line. */
  actions?: ReactNode;
  headClassName?: string | false | undefined;
  children: ReactNode;
};

export function AdminFrame(props: AdminFrameProps) {
  const { title, intro, back, actions, headClassName, children } = props;
  const user = useUser();
  if (user && !user.is_operator) return <Navigate to={paths.dashboard} replace />;
  return (
    <div className={cn(screenLayout, 'flex flex-col gap-5 pt-3 sm:pt-5')}>
      <AdminNav />
      {back && (
        <Button asChild variant="ghost" size="sm" className="-mb-2 -ml-2.5 self-start">
          <Link to={back.path}>
            <ArrowLeft aria-hidden="true" />
            {back.label}
          </Link>
        </Button>
      )}
      <header
        className={cn('flex flex-wrap items-end justify-between gap-x-6 gap-y-4', headClassName)}
      >
        <div className="min-w-0">
          <h1 className="font-display font-semibold text-display text-fg [overflow-wrap:anywhere]">
            {title}
          </h1>
          {intro && <p className="mt-1 text-muted text-sm">{intro}</p>}
        </div>
        {actions}
      </header>
      {children}
    </div>
  );
}
