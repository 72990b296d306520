// The saved cards: brand, expiry, which one pays; adding and removing (BILL-5).

import type { Overview } from '@vys/contract/billing/overview';
import type { PaymentMethod } from '@vys/contract/billing/payment-methods';
import { CreditCard, Plus } from 'lucide-react';
import { useState } from 'react';
import { usePaymentMethods } from '#web/features/billing/billing-queries.ts';
import { CardDialog } from '#web/features/billing/cards/card-dialog.tsx';
import { SandboxBadge } from '#web/features/billing/sandbox-badge.tsx';
import { useScreenCommands } from '#web/lib/commands/screen-commands.ts';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { CardRow } from './card-row.tsx';
import { LoadFailed } from './load-failed.tsx';
import { messages } from './messages/en.ts';
import { RemoveCardDialog } from './remove-card-dialog.tsx';

export function CardsCard({ mode }: { mode: Overview['mode'] }) {
  const { data: cards, isError, refetch } = usePaymentMethods();
  const [isAdding, setAdding] = useState(false);
  const [cardToRemove, setCardToRemove] = useState<PaymentMethod | null>(null);
  useScreenCommands([
    {
      id: 'billing.add-card',
      label: messages.addPaymentMethod,
      icon: <CreditCard aria-hidden="true" />,
      run: () => setAdding(true),
    },
  ]);
  return (
    <Card aria-label={messages.paymentMethods}>
      <CardHeader
        title={
          <span className="flex items-center gap-2">
            {messages.paymentMethods}
            {mode === 'sandbox' && <SandboxBadge />}
          </span>
        }
        help={<HelpLink article="payments" about={messages.paymentMethods} />}
        description={messages.paymentMethodsHint}
        className="flex-wrap"
        actions={
          <Button variant="secondary" size="sm" onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" />
            {messages.addPaymentMethod}
          </Button>
        }
      />
      <CardBody>
        {!cards && isError && <LoadFailed title={messages.cardsFailed} onRetry={refetch} />}
        {!cards && !isError && (
          <div role="status" aria-label={messages.loading} className="flex flex-col gap-3">
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
          </div>
        )}
        {cards?.length === 0 && (
          <EmptyState
            className="py-6"
            icon={<CreditCard />}
            title={messages.noCards}
            description={messages.noCardsHint}
          />
        )}
        {cards && cards.length > 0 && (
          <ul className="-my-2 divide-y divide-line">
            {cards.map((card) => (
              <CardRow key={card.id} method={card} onRemove={() => setCardToRemove(card)} />
            ))}
          </ul>
        )}
      </CardBody>
      <CardDialog open={isAdding} onOpenChange={setAdding} mode={mode} />
      <RemoveCardDialog method={cardToRemove} onClose={() => setCardToRemove(null)} />
    </Card>
  );
}
