// Gives an account a plan at no cost, with or without an end.
import type { AdminUser } from '@vys/contract/admin/users';
import { plans, tiers } from '@vys/contract/plans';
import { useState } from 'react';
import { ActionDialog } from '#web/features/admin/action-dialog.tsx';
import { type GivenTier, useChangeUser } from '#web/features/admin/user-queries.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { messages } from './messages/en.ts';

/** Those above what is paid for; a lower one would change nothing. */
export function listHigherPlans({ plan }: Pick<AdminUser, 'plan'>): GivenTier[] {
  return tiers.slice(tiers.indexOf(plan.paid) + 1) as GivenTier[];
}

/** Of `2026-12-01`, which is how a date field names a day. */
const DAY_LENGTH = 10;

type Props = { user: AdminUser; open: boolean; onClose: () => void };

export function PlanDialog({ user, open, onClose }: Props) {
  const { mutateAsync } = useChangeUser(user.id);
  const higher = listHigherPlans(user);
  const [chosen, setChosen] = useState<GivenTier>();
  const { comp } = user.plan;
  const [endDay, setEndDay] = useState(comp?.ends_at?.slice(0, DAY_LENGTH) ?? '');
  const tier = chosen ?? comp?.tier ?? higher[0];

  async function confirm(reason: string): Promise<void> {
    if (tier === undefined || tier === 'free') return;
    // Through the whole day, wherever the person is.
    const endsAt = endDay === '' ? null : `${endDay}T23:59:59Z`;
    await mutateAsync({ kind: 'plan', tier, endsAt, reason });
    toast.success(messages.planDone);
    onClose();
  }

  return (
    <ActionDialog
      open={open}
      title={messages.planDialogTitle(user.username)}
      description={messages.planDialogHint}
      hint={messages.personReads}
      confirmLabel={messages.givePlan}
      onClose={onClose}
      onConfirm={confirm}
    >
      <Field label={messages.givenPlan} required>
        <Select
          value={tier === 'free' ? undefined : tier}
          onValueChange={setChosen}
          options={higher.map((value) => ({ value, label: plans[value].name }))}
        />
      </Field>
      <Field label={messages.endsOn} hint={messages.endsOnHint}>
        <Input
          type="date"
          min={new Date().toISOString().slice(0, DAY_LENGTH)}
          value={endDay}
          onChange={({ target }) => setEndDay(target.value)}
        />
      </Field>
    </ActionDialog>
  );
}
