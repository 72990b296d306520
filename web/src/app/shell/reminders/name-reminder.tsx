// Reminds a user who put it off that a username is still to be chosen. Closing it is remembered.

import { AtSign, X } from 'lucide-react';
import { Link } from 'react-router';
import { getOnboardingDraft, useOnboardingDraft } from '#web/features/accounts/onboarding-draft.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { messages } from './messages/en.ts';

export function NameReminder({ userId }: { userId: string }) {
  const { reminderClosed } = useOnboardingDraft(userId);
  if (reminderClosed) return null;
  return (
    <section
      aria-label={messages.chooseYourUsername}
      className="flex items-center gap-3 border-line border-b bg-accent-soft px-4 py-2 sm:px-8"
    >
      <AtSign aria-hidden="true" className="size-4 shrink-0 text-accent-text max-sm:hidden" />
      <p className="min-w-0 flex-1 text-fg text-sm">
        <span className="font-medium">{messages.chooseYourUsername}</span>
        <span className="text-muted max-sm:hidden"> {messages.usernameReminder}</span>
      </p>
      <Button asChild size="sm" variant="secondary">
        <Link to={paths.onboardingStep1}>{messages.choose}</Link>
      </Button>
      <IconButton
        size="sm"
        label={messages.dismiss}
        onClick={() => getOnboardingDraft(userId).update({ reminderClosed: true })}
      >
        <X aria-hidden="true" />
      </IconButton>
    </section>
  );
}
