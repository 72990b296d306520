// The way of a new creator from the account to the first share. It ends with that share, or when it is hidden.

import type { User } from '@vys/contract/identity/accounts';
import type { Page } from '@vys/contract/pages/pages';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { closeChecklist } from '#web/features/accounts/checklist.ts';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { useShellActions } from '#web/lib/navigation/shell-actions.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { cn } from '#web/ui/cn.ts';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { messages } from './messages/en.ts';

/** `page` is undefined while it is not known. */
type Props = { user: User; page: Page | null | undefined };

export function FirstSteps({ user, page }: Props) {
  const { onShare } = useShellActions();
  if (!user.checklist_open || page === undefined) return null;
  return <StepList user={user} page={page} onShare={onShare} />;
}

type Step = { title: string; hint?: string; isDone: boolean; action?: ReactNode };

function getSteps(user: User, page: Page | null, onShare: () => void): Step[] {
  return [
    { title: messages.account, isDone: true },
    {
      title: messages.makePage,
      hint: messages.makePageHint,
      isDone: page !== null,
      action: (
        <Link to={user.vys_url ? paths.studioNew : paths.onboarding}>{messages.createPage}</Link>
      ),
    },
    {
      title: messages.publish,
      hint: messages.publishHint,
      isDone: page?.status === 'published',
      action: <Link to={paths.studio}>{messages.openStudio}</Link>,
    },
    {
      title: messages.share,
      hint: messages.shareHint,
      isDone: false,
      action: (
        <button type="button" onClick={onShare}>
          {messages.shareNow}
        </button>
      ),
    },
  ];
}

function StepList({ user, page, onShare }: Props & { page: Page | null; onShare: () => void }) {
  const steps = getSteps(user, page, onShare);
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <section
      aria-labelledby="first-steps"
      className="animate-rise-in rounded-lg border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 flex-1">
          <div className="flex items-center gap-1.5">
            <h2 id="first-steps" className="font-semibold text-base text-fg">
              {messages.title}
            </h2>
            <HelpLink article="first-page" about={messages.title} />
          </div>
          <Progress
            hideLabel
            label={messages.title}
            value={done}
            max={steps.length}
            valueText={messages.progress(done, steps.length)}
            className="mt-2 max-w-72"
          />
        </div>
        <IconButton
          label={messages.hide}
          className="-mt-1.5 -mr-1.5"
          onClick={() => void closeChecklist().catch(() => toast.error(messages.hideFailed))}
        >
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <ol className="mt-3 grid gap-1 md:grid-cols-2 md:gap-x-6 2xl:grid-cols-4">
        {steps.map((step) => (
          <StepRow key={step.title} step={step} isNext={step === next} />
        ))}
      </ol>
    </section>
  );
}

function StepRow({
  step: { title, hint, isDone, action },
  isNext,
}: {
  step: Step;
  isNext: boolean;
}) {
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className="flex min-w-0 items-start gap-3 py-2 text-sm"
    >
      <span
        className={cn(
          'mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border',
          isDone ? 'border-accent-control bg-accent text-on-accent' : 'border-line-strong',
        )}
      >
        {isDone && <Check aria-hidden="true" className="size-3.5" />}
      </span>
      <div className="min-w-0">
        <p className={cn(isDone ? 'text-muted' : 'font-medium text-fg')}>
          {title}
          {isDone && <span className="sr-only"> ({messages.done})</span>}
        </p>
        {isNext && hint && <p className="mt-0.5 text-muted">{hint}</p>}
        {isNext && action && (
          <Button asChild size="sm" className="mt-2.5">
            {action}
          </Button>
        )}
      </div>
    </li>
  );
}
