// Warns that all public pages are disabled, whatever the switch of a page says.

import { useSetPagesActive } from '#web/features/accounts/set-pages-active.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { messages } from './messages/en.ts';

export function PagesDisabledNotice() {
  const user = useUser();
  const { mutate, isPending } = useSetPagesActive();
  if (!user || user.pages_active) return null;

  const switchOn = () => mutate(true, { onSuccess: () => toast.success(messages.publicPagesOn) });
  return (
    <Alert
      tone="warning"
      title={messages.publicPagesOff}
      actions={
        <Button size="sm" variant="secondary" onClick={switchOn} loading={isPending}>
          {messages.switchOn}
        </Button>
      }
    >
      {messages.publicPagesOffHint}
    </Alert>
  );
}
