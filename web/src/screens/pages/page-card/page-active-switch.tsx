// Shows the page to visitors or hides it, at once.

import type { Page } from '@vys/contract/pages/pages';
import { useSetPageActive } from '#web/features/pages/publishing/publish-page.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { Switch } from '#web/ui/fields/switch.tsx';
import { messages } from './messages/en.ts';

export function PageActiveSwitch({ page }: { page: Page }) {
  const { mutate } = useSetPageActive();

  function toggle(active: boolean) {
    mutate(
      { id: page.id, active },
      {
        onSuccess: () => toast.success(active ? messages.pageActivated : messages.pageDeactivated),
      },
    );
  }

  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control
    <label className="mr-auto flex items-center gap-2.5 pr-3 text-muted text-sm">
      <Switch checked={page.is_active} onCheckedChange={toggle} />
      {messages.active}
    </label>
  );
}
