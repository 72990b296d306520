// Warns that all public pages are disabled, whatever the switch of a page says.
import { useSetPagesActive } from '#web/features/accounts/set-pages-active.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

export function PagesDisabledNotice() {
  const user = useUser();
  const { mutate, isPending } = useSetPagesActive();
  if (!user || user.pages_active) return null;

  const switchOn = () => mutate(true, { onSuccess: () => toast.success('Public pages are on') });
  return (
    <Alert
      tone="warning"
      title="Your public pages are switched off"
      actions={
        <Button size="sm" variant="secondary" onClick={switchOn} loading={isPending}>
          Switch on
        </Button>
      }
    >
      All pages are hidden, including ones that are switched on.
    </Alert>
  );
}
