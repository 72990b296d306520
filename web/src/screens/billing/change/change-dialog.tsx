// Confirms a change of plan: what is due now, from when it holds, and what would be lost.

import type { Price } from '@vys/contract/billing/overview';
import type { PlanPreview } from '@vys/contract/billing/subscriptions';
import { plans } from '@vys/contract/plans';
import { describePaymentError } from '#web/features/billing/describe-error.ts';
import { formatDate, formatMoney } from '#web/features/billing/money.ts';
import { usePlanPreview } from '#web/features/billing/plan-calls.ts';
import { SandboxBadge } from '#web/features/billing/sandbox-badge.tsx';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { FormError } from '#web/ui/feedback/alert.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Dialog, DialogClose, DialogContent } from '#web/ui/overlays/dialog.tsx';
import { LossList } from './loss-list.tsx';
import { messages } from './messages/en.ts';

export type ChangeDialogProps = {
  /** Undefined while nothing is chosen. */
  price: Price | undefined;
  ownTier: string;
  isSandbox: boolean;
  isPending: boolean;
  /** Why the last try failed. */
  problem: string;
  onClose: () => void;
  onConfirm: () => void;
};

export function ChangeDialog({ price, onClose, ...rest }: ChangeDialogProps) {
  return (
    <Dialog open={price !== undefined} onOpenChange={(open) => !open && onClose()}>
      {price && <Content price={price} {...rest} />}
    </Dialog>
  );
}

type ContentProps = Omit<ChangeDialogProps, 'price' | 'onClose'> & { price: Price };

function Content({ price, ownTier, isSandbox, isPending, problem, onConfirm }: ContentProps) {
  const { data: preview, error } = usePlanPreview(price.priceId ?? '');
  const { name } = plans[price.tier];
  const isLater = preview?.takesEffect === 'period_end';
  const isSame = price.tier === ownTier;
  return (
    <DialogContent
      title={
        <span className="flex flex-wrap items-center gap-2">
          {isSame
            ? messages.yearlyTitle(name)
            : isLater
              ? messages.downgradeTitle(name)
              : messages.upgradeTitle(name)}
          {isSandbox && <SandboxBadge />}
        </span>
      }
      description={isSandbox ? messages.sandboxPays : undefined}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary">{messages.cancel}</Button>
          </DialogClose>
          <Button loading={isPending} disabled={!preview} onClick={onConfirm}>
            {getConfirmLabel(preview)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <FormError>
          {problem || (error && describePaymentError(error, messages.previewFailed))}
        </FormError>
        {preview ? <Preview preview={preview} /> : !error && <Calculating />}
      </div>
    </DialogContent>
  );
}

function getConfirmLabel(preview: PlanPreview | undefined): string {
  if (preview?.takesEffect === 'period_end') return messages.confirmDowngrade;
  if (!preview || preview.amountDue <= 0) return messages.confirmUpgrade;
  return messages.payNow(formatMoney(preview.amountDue, preview.currency));
}

function Preview({ preview }: { preview: PlanPreview }) {
  const user = useUser();
  const { takesEffect, effectiveAt, renewalAmount, interval, currency, losses } = preview;
  const amount = formatMoney(renewalAmount, currency);
  const isNow = takesEffect === 'now';
  return (
    <>
      {isNow && <DueNow preview={preview} />}
      <p className="text-muted text-sm">
        {isNow ? messages.nowHint : messages.laterHint(formatDate(effectiveAt, user?.time_zone))}{' '}
        {interval === 'year' ? messages.thenPerYear(amount) : messages.thenPerMonth(amount)}
      </p>
      <LossList losses={losses} />
    </>
  );
}

function DueNow({ preview: { lines, tax, amountDue, currency } }: { preview: PlanPreview }) {
  return (
    <dl className="rounded-md border border-line px-4 py-1 text-sm tabular-nums">
      {lines.map(({ description, amount }) => (
        <Line key={description} label={description} value={formatMoney(amount, currency)} />
      ))}
      {tax !== undefined && <Line label={messages.tax} value={formatMoney(tax, currency)} />}
      <Line label={messages.dueNow} value={formatMoney(amountDue, currency)} isTotal />
    </dl>
  );
}

type LineProps = { label: string; value: string; isTotal?: boolean };

function Line({ label, value, isTotal = false }: LineProps) {
  return (
    <div
      className={cn(
        'flex items-baseline justify-between gap-4 py-2',
        isTotal ? 'mt-1 border-line border-t font-semibold' : 'text-muted',
      )}
    >
      <dt className="min-w-0">{label}</dt>
      <dd className="shrink-0 text-fg">{value}</dd>
    </div>
  );
}

function Calculating() {
  return (
    <div role="status" aria-label={messages.calculating} className="flex flex-col gap-3">
      <Skeleton className="h-24" />
      <Skeleton className="h-5 w-3/4" />
    </div>
  );
}
