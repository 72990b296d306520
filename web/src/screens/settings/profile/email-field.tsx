// The email address, read-only: its state and, until it is confirmed, a button that resends the email.

import type { User } from '@vys/contract/identity/accounts';
import { BadgeCheck, MailWarning } from 'lucide-react';
import { ResendLinkButton } from '#web/features/identity/email/resend-link-button.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { messages } from './messages.ts';

export function EmailField({ user }: { user: User }) {
  return (
    <div>
      <Field
        label={messages.email}
        hint={messages.emailHint}
        aside={<VerifiedBadge isVerified={user.email_verified} />}
      >
        <Input type="email" value={user.email} readOnly />
      </Field>
      {!user.email_verified && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <ResendLinkButton email={user.email} />
        </div>
      )}
    </div>
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
