// The email address: its state, the way to another one, and until it is confirmed a button that resends the email.

import type { User } from '@vys/contract/identity/accounts';
import { BadgeCheck, MailWarning } from 'lucide-react';
import { useState } from 'react';
import { useCancelEmailChange, useEmailChange } from '#web/features/identity/email/change-email.ts';
import { ChangeEmailDialogContent } from '#web/features/identity/email/change-email-dialog.tsx';
import { ResendLinkButton } from '#web/features/identity/email/resend-link-button.tsx';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { messages } from './messages/en.ts';

export function EmailField({ user }: { user: User }) {
  const [isChanging, setChanging] = useState(false);
  return (
    <div>
      <Field
        label={messages.email}
        hint={
          <>
            <span>{messages.emailHint}</span>{' '}
            <span>{user.email_verified ? messages.unlessBoth : messages.onceConfirmed}</span>
          </>
        }
        aside={
          <span className="flex items-center gap-1.5">
            <VerifiedBadge isVerified={user.email_verified} />
            <HelpLink article="email-change" about={messages.email} />
          </span>
        }
      >
        <Input type="email" value={user.email} readOnly />
      </Field>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="sm" onClick={() => setChanging(true)}>
          {messages.changeEmail}
        </Button>
        {!user.email_verified && <ResendLinkButton email={user.email} />}
      </div>
      <PendingChange />
      <Dialog open={isChanging} onOpenChange={setChanging}>
        <ChangeEmailDialogContent user={user} onDone={() => setChanging(false)} />
      </Dialog>
    </div>
  );
}

/** What is still missing until the address changes. */
function PendingChange() {
  const { data: change } = useEmailChange();
  const cancel = useCancelEmailChange();
  if (!change) return null;
  return (
    <Alert
      tone="info"
      className="mt-3"
      actions={
        <Button
          variant="ghost"
          size="sm"
          loading={cancel.isPending}
          onClick={() => cancel.mutate()}
        >
          {messages.cancelChange}
        </Button>
      }
    >
      <span className="[overflow-wrap:anywhere]">
        {messages.waitingFor(change.email, change.current_confirmed, change.new_confirmed)}
      </span>
    </Alert>
  );
}

function VerifiedBadge({ isVerified }: { isVerified: boolean }) {
  return isVerified ? (
    <Badge tone="success">
      <BadgeCheck aria-hidden="true" />
      {messages.verified}
    </Badge>
  ) : (
    <Badge tone="warning">
      <MailWarning aria-hidden="true" />
      {messages.notVerified}
    </Badge>
  );
}
