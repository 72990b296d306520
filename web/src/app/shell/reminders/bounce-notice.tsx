// Tells a user that emails to their address come back. It stays until the address is confirmed again or changed.
import type { User } from '@vys/contract/identity/accounts';
import { MailX } from 'lucide-react';
import { Link } from 'react-router';
import { ResendLinkButton } from '#web/features/identity/email/resend-link-button.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { messages } from './messages/en.ts';

export function BounceNotice({ user }: { user: User }) {
  return (
    <section
      aria-label={messages.checkYourEmail}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b bg-danger-soft px-4 py-2 sm:px-8"
    >
      <MailX aria-hidden="true" className="size-4 shrink-0 text-danger-text max-sm:hidden" />
      <p role="alert" className="min-w-0 flex-1 basis-64 text-fg text-sm [overflow-wrap:anywhere]">
        {messages.undeliverable(user.email)}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ResendLinkButton email={user.email} />
        <Button asChild variant="link" size="sm">
          <Link to={`${paths.settingsTab('profile')}#profile`}>{messages.changeAddress}</Link>
        </Button>
      </div>
    </section>
  );
}
