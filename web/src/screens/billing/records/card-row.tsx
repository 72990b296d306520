// One saved card.
import type { PaymentMethod } from '@vys/contract/billing/payment-methods';
import { Trash2 } from 'lucide-react';
import { useSetDefaultCard } from '#web/features/billing/billing-queries.ts';
import { BrandMark } from '#web/features/billing/cards/card-brand.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { cn } from '#web/ui/cn.ts';
import { Badge } from '#web/ui/content/badge.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { getCardName, getExpiry } from './card-name.ts';
import { messages } from './messages/en.ts';

export function CardRow({ method, onRemove }: { method: PaymentMethod; onRemove: () => void }) {
  const setDefault = useSetDefaultCard();
  const name = getCardName(method);
  const { isExpired, isDefault } = method;
  const expiry = getExpiry(method);
  const makeDefault = async () => {
    const saved = await setDefault.mutateAsync(method.id).catch(() => undefined);
    if (saved) toast.success(messages.nowDefault(name));
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <BrandMark brand={method.card.brand} />
      <div className="mr-auto min-w-0">
        <p className="font-medium text-fg text-sm tabular-nums">{name}</p>
        <p className={cn('text-xs tabular-nums', isExpired ? 'text-danger-text' : 'text-muted')}>
          {isExpired ? messages.expired(expiry) : messages.expires(expiry)}
        </p>
      </div>
      <div className="flex items-center gap-1.5">
        {isDefault ? (
          <Badge tone="accent">{messages.default}</Badge>
        ) : (
          <Button
            variant="ghost"
            size="sm"
            aria-label={messages.makeDefaultOf(name)}
            loading={setDefault.isPending}
            onClick={() => void makeDefault()}
          >
            {messages.makeDefault}
          </Button>
        )}
        <IconButton label={messages.removeOf(name)} size="sm" onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}
