// The global switch: shown at once as it was pressed, and as it was before when the call fails.

import type { User } from '@vys/contract/identity/accounts';
import { useState } from 'react';
import { useSetPagesActive } from '#web/features/accounts/set-pages-active.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { Switch } from '#web/ui/fields/switch.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { messages } from './messages/en.ts';

export function PagesCard({ user }: { user: User }) {
  const { mutate } = useSetPagesActive();
  // Kept here, because the pending call shows a moment later than the press.
  const [pressed, setPressed] = useState<boolean>();
  const isActive = pressed ?? user.pages_active;

  function toggle(active: boolean) {
    setPressed(active);
    mutate(active, {
      onSuccess: () =>
        toast.success(active ? messages.allPagesActivated : messages.allPagesDeactivated),
      onSettled: () => setPressed(undefined),
    });
  }

  return (
    <SettingsCard
      anchor="public-pages"
      title={messages.publicPages}
      help="unpublish"
      description={messages.publicPagesIntro}
    >
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control */}
      <label className="flex items-start justify-between gap-6">
        <span className="min-w-0">
          <span className="block font-medium text-fg text-sm">{messages.pagesActive}</span>
          <span className="mt-0.5 block text-muted text-sm">
            {isActive ? messages.publicPagesOnHint : messages.publicPagesOffHint}
          </span>
        </span>
        <Switch checked={isActive} onCheckedChange={toggle} aria-label={messages.pagesActive} />
      </label>
    </SettingsCard>
  );
}
