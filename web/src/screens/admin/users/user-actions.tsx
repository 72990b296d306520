// What an operator can do about an account, by what it is about. Everything asks why first. Only what can't be undone is red.
import type { AdminUser } from '@vys/contract/admin/users';
import { plans } from '@vys/contract/plans';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { ActionDialog } from '#web/features/admin/action-dialog.tsx';
import { type UserChange, useChangeUser } from '#web/features/admin/user-queries.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/content/card.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { messages } from './messages/en.ts';
import { listHigherPlans, PlanDialog } from './plan-dialog.tsx';

type Asked = 'suspend' | 'reinstate' | 'endSessions' | 'export' | 'delete' | 'plan' | 'endPlan';

export function UserActions({ user }: { user: AdminUser }) {
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const row = (kind: Asked, label: string) => (
    <Button
      variant={kind === 'delete' ? 'danger' : 'secondary'}
      className="w-full"
      disabled={(kind === 'delete' || kind === 'suspend') && user.is_operator}
      onClick={() => setAsked(kind)}
    >
      {label}
    </Button>
  );
  return (
    <Card aria-label={messages.actions}>
      <CardHeader title={messages.actions} />
      <CardBody className="grid gap-5 md:grid-cols-3 lg:grid-cols-1">
        <Group title={messages.planTitle}>
          {listHigherPlans(user).length > 0 ? (
            row('plan', messages.changePlan)
          ) : (
            <p className="text-muted text-sm">{messages.noHigherPlan}</p>
          )}
          {user.plan.comp && row('endPlan', messages.endPlan)}
        </Group>
        <Group title={messages.access}>
          {row('endSessions', messages.endSessions)}
          {user.suspended_at
            ? row('reinstate', messages.reinstate)
            : row('suspend', messages.suspend)}
        </Group>
        <Group title={messages.data}>
          {row('export', messages.exportData)}
          {row('delete', messages.deleteAccount)}
        </Group>
        {user.is_operator && (
          <p className="text-muted text-xs md:col-span-full">{messages.protected}</p>
        )}
      </CardBody>
      <PlanDialog user={user} open={asked === 'plan'} onClose={close} />
      <ReasonDialogs user={user} asked={asked} onClose={close} />
    </Card>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-2.5">
      <h3 className="text-muted text-xs">{title}</h3>
      {children}
    </div>
  );
}

type Texts = {
  title: string;
  description: string;
  confirmLabel: string;
  done: string;
  isDangerous?: boolean;
};

function ReasonDialogs(props: { user: AdminUser; asked: Asked | undefined; onClose: () => void }) {
  const { user, asked, onClose } = props;
  const { mutateAsync } = useChangeUser(user.id);
  const navigate = useNavigate();
  if (asked === undefined || asked === 'plan') return null;
  const { done, ...texts } = getTexts(asked, user);

  async function confirm(reason: string): Promise<void> {
    await mutateAsync(toChange(asked as Exclude<Asked, 'plan'>, user, reason));
    toast.success(done);
    onClose();
    if (asked === 'delete') await navigate(paths.adminUsers, { replace: true });
  }

  return (
    <ActionDialog
      open
      {...texts}
      hint={asked === 'delete' ? messages.personReadsEmail : messages.personReads}
      {...(asked === 'delete'
        ? {
            typed: {
              label: messages.deleteTyped,
              hint: messages.deleteTypedHint(user.username),
              word: user.username,
            },
          }
        : {})}
      onClose={onClose}
      onConfirm={confirm}
    />
  );
}

function toChange(asked: Exclude<Asked, 'plan'>, user: AdminUser, reason: string): UserChange {
  if (asked === 'endPlan') return { kind: 'plan', tier: null, endsAt: null, reason };
  if (asked === 'delete') return { kind: 'delete', username: user.username, reason };
  return { kind: asked, reason };
}

function getTexts(asked: Exclude<Asked, 'plan'>, { username, plan }: AdminUser): Texts {
  const texts: Record<Exclude<Asked, 'plan'>, Texts> = {
    suspend: {
      title: messages.suspendTitle(username),
      description: messages.suspendHint,
      confirmLabel: messages.suspend,
      done: messages.suspendDone,
      isDangerous: true,
    },
    reinstate: {
      title: messages.reinstateTitle(username),
      description: messages.reinstateHint,
      confirmLabel: messages.reinstate,
      done: messages.reinstateDone,
    },
    endSessions: {
      title: messages.endSessionsTitle(username),
      description: messages.endSessionsHint,
      confirmLabel: messages.endSessions,
      done: messages.endSessionsDone,
    },
    export: {
      title: messages.exportTitle(username),
      description: messages.exportHint,
      confirmLabel: messages.exportData,
      done: messages.exportDone,
    },
    delete: {
      title: messages.deleteTitle(username),
      description: messages.deleteHint,
      confirmLabel: messages.deleteAccount,
      done: messages.deleteDone,
      isDangerous: true,
    },
    endPlan: {
      title: messages.endPlanTitle(username),
      description: messages.endPlanHint(plans[plan.paid].name),
      confirmLabel: messages.endPlan,
      done: messages.planDone,
    },
  };
  return texts[asked];
}
