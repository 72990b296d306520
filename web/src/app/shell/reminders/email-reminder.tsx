// Reminds a user whose email address is not confirmed yet. Closing it is remembered; the profile
// still says it.

import type { User } from '@vys/contract/identity/accounts';
import { MailWarning, X } from 'lucide-react';
import { useLocation } from 'react-router';
import { ResendLinkButton } from '#web/features/identity/email/resend-link-button.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { type StoredValue, storedValue, useStored } from '#web/lib/preferences/stored-value.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { messages } from './messages/en.ts';

type Reminder = { closed: boolean };
const reminders = new Map<string, StoredValue<Reminder>>();

function getReminder(userId: string): StoredValue<Reminder> {
  const savedReminder = reminders.get(userId);
  if (savedReminder) return savedReminder;
  const reminder = storedValue<Reminder>(`vys.email-reminder.${userId}`, { closed: false });
  reminders.set(userId, reminder);
  return reminder;
}

export function EmailReminder({ user }: { user: User }) {
  const { pathname } = useLocation();
  const { closed } = useStored(getReminder(user.id));
  // The studio needs the space and says it when publishing is rejected; the settings say it in the profile.
  const isElsewhere = [paths.studio, paths.settings].some((path) => pathname.startsWith(path));
  const isHidden = user.email_verified || user.email_bounced || closed || isElsewhere;
  if (isHidden) return null;
  return (
    <section
      aria-label={messages.confirmYourEmail}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b bg-accent-soft px-4 py-2 sm:px-8"
    >
      <MailWarning aria-hidden="true" className="size-4 shrink-0 text-accent-text max-sm:hidden" />
      <p className="min-w-0 flex-1 text-fg text-sm">
        <span className="font-medium">{messages.confirmYourEmail}</span>
        <span className="text-muted max-lg:hidden"> {messages.emailReminder(user.email)}</span>
      </p>
      <div className="flex items-center gap-3 max-sm:order-last max-sm:w-full">
        <ResendLinkButton email={user.email} />
      </div>
      <IconButton
        size="sm"
        label={messages.dismiss}
        onClick={() => getReminder(user.id).update({ closed: true })}
      >
        <X aria-hidden="true" />
      </IconButton>
    </section>
  );
}
