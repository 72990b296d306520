// What a lower plan takes away, by name, and what becomes of it.
import type { PlanLoss } from '@vys/contract/billing/subscriptions';
import { ArrowRight, Minus } from 'lucide-react';
import { messages } from './messages/en.ts';

export function LossList({ losses }: { losses: readonly PlanLoss[] }) {
  if (losses.length === 0) return null;
  return (
    <section aria-label={messages.losses}>
      <h3 className="font-medium text-fg text-sm">{messages.losses}</h3>
      <ul className="mt-2 flex flex-col gap-2.5">
        {losses.map(({ entitlement, label, from, to, effect }) => (
          <li key={entitlement} className="flex gap-2 text-sm">
            <Minus aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning-text" />
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-1.5 text-fg">
                <span className="font-medium">{label}</span>
                <span className="sr-only">{messages.changesFrom(from, to)}</span>
                <span aria-hidden="true" className="flex items-center gap-1 text-muted text-xs">
                  {from} <ArrowRight className="size-3" /> {to}
                </span>
              </p>
              {effect && <p className="text-muted text-xs">{effect}</p>}
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-muted text-xs">{messages.whatStays}</p>
    </section>
  );
}
