// The development inbox: emails that were not sent. Redirects to the dashboard where emails are sent.

import type { DevEmail } from '@vys/contract/dev-inbox';
import { ArrowLeft, KeyRound, Mail, Mailbox } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useClientConfig } from '#web/lib/api/client-config.ts';
import { replacePath } from '#web/lib/navigation/navigation.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { Wordmark } from '#web/ui/content/brand.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { EmailList, EmailTime } from './email-list.tsx';
import { EmailText } from './email-text.tsx';
import { messages } from './messages/en.ts';
import { useDevEmails } from './use-dev-emails.ts';
import { useDevInboxKey } from './use-dev-inbox-key.ts';

export function DevInboxScreen() {
  const { emails, problem, isRejected, look } = useDevEmails(useDevInboxKey());
  const hasDevInbox = useClientConfig()?.has_dev_inbox;
  const isSignedIn = useSession().status === 'signedIn';
  useEffect(() => {
    if (isRejected && hasDevInbox === false) replacePath(paths.dashboard);
  }, [isRejected, hasDevInbox]);
  return (
    <div className="flex min-h-dvh flex-col bg-canvas px-5 py-6 sm:px-8">
      <header className="flex items-center justify-between gap-4">
        <a href={paths.dashboard} className="inline-flex rounded-sm" aria-label={messages.vys}>
          <Wordmark className="h-8" />
        </a>
        <Button asChild variant="secondary">
          {isSignedIn ? (
            <a href={paths.dashboard}>{messages.goToDashboard}</a>
          ) : (
            <a href={paths.login}>{messages.signIn}</a>
          )}
        </Button>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-5xl flex-1 flex-col pt-10 pb-6 outline-none"
      >
        <h1 className="font-display font-semibold text-fg text-xl">{messages.inbox}</h1>
        <p className="mt-1.5 text-muted text-sm">
          {messages.intro(<code className="font-mono text-xs">{messages.smtpUrl}</code>)}
        </p>
        {problem && (
          <Alert
            tone="destructive"
            className="mt-6"
            actions={
              <Button size="sm" variant="secondary" onClick={look}>
                {messages.tryAgain}
              </Button>
            }
          >
            {problem}
          </Alert>
        )}
        {isRejected && hasDevInbox ? (
          <KeyNeeded />
        ) : (
          <>
            {emails && emails.length > 0 && <Emails emails={emails} />}
            {emails?.length === 0 && <EmptyInbox />}
            {!emails && !problem && <Waiting />}
          </>
        )}
      </main>
    </div>
  );
}

function Emails({ emails }: { emails: readonly DevEmail[] }) {
  const [chosen, setChosen] = useState<string>();
  const email = emails.find(({ id }) => id === chosen);
  // On a wide screen an email is always open; on a narrow one the list comes first.
  const selected = email ?? emails[0];
  return (
    <div className="mt-6 grid flex-1 grid-cols-[minmax(0,1fr)] content-start gap-6 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] md:content-stretch">
      <div className={cn(email && 'hidden md:block')}>
        <EmailList emails={emails} chosen={selected?.id} onChoose={setChosen} />
      </div>
      {selected && (
        <div className={cn(!email && 'hidden md:block')}>
          <EmailView email={selected} onBack={() => setChosen(undefined)} />
        </div>
      )}
    </div>
  );
}

function EmailView({ email, onBack }: { email: DevEmail; onBack: () => void }) {
  return (
    <article
      aria-label={messages.email}
      className="rounded-md border border-line bg-surface p-5 sm:p-7"
    >
      <Button variant="ghost" size="sm" className="mb-4 -ml-2.5 md:hidden" onClick={onBack}>
        <ArrowLeft aria-hidden="true" />
        {messages.allEmails}
      </Button>
      <h2 className="font-semibold text-fg text-lg [overflow-wrap:anywhere]">{email.subject}</h2>
      <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 text-muted text-sm">
        <span className="min-w-0 [overflow-wrap:anywhere]">{messages.to(email.to)}</span>
        <EmailTime at={email.at} />
      </p>
      <div className="mt-5 border-line border-t pt-5">
        <EmailText text={email.body} />
      </div>
    </article>
  );
}

function EmptyInbox() {
  return (
    <EmptyState
      className="flex-1 justify-center"
      icon={<Mailbox />}
      title={messages.noEmailsYet}
      description={messages.noEmailsHint}
      actions={
        <>
          <Button asChild variant="secondary">
            <a href={paths.signup}>{messages.signUp}</a>
          </Button>
          <Button asChild variant="secondary">
            <a href={paths.forgotPassword}>{messages.forgotPassword}</a>
          </Button>
        </>
      }
    />
  );
}

/** Reading emails is taking over accounts, so it takes more than finding this address. */
function KeyNeeded() {
  return (
    <EmptyState
      className="flex-1 justify-center"
      icon={<KeyRound />}
      title={messages.inboxLinkTitle}
      description={messages.inboxLinkHint}
    />
  );
}

function Waiting() {
  return (
    <div className="mt-6 grid gap-6 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      <div className="flex flex-col gap-2">
        {[0, 1, 2].map((line) => (
          <Skeleton key={line} className="h-14 w-full" />
        ))}
      </div>
      <div className="hidden place-items-center rounded-md border border-line bg-surface p-16 text-subtle md:grid">
        <Mail aria-hidden="true" className="size-6" />
      </div>
    </div>
  );
}
