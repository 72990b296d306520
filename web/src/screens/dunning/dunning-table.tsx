// Accounts with a failed payment, one row each. Scrolls sideways where it is narrow.
import type { DunningAccount } from '@vys/contract/billing/billing';
import { plans } from '@vys/contract/plans';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate, formatMoney } from '#web/features/billing/money.ts';
import { formatCount } from '#web/lib/format/formats.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { Badge } from '#web/ui/content/badge.tsx';
import { messages } from './messages/en.ts';

const cell = 'px-3 py-2.5 first:pl-5 last:pr-5';

export function DunningTable({ accounts }: { accounts: readonly DunningAccount[] }) {
  const hasConsole = accounts.some(({ customerUrl }) => customerUrl !== null);
  return (
    <section
      aria-label={messages.dunning}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard, too
      tabIndex={0}
      className="overflow-x-auto outline-offset-[-2px]"
    >
      <table className="w-full border-collapse text-left text-sm tabular-nums">
        <thead className="border-line border-b text-muted text-xs">
          <tr>
            <Head>{messages.account}</Head>
            <Head>{messages.plan}</Head>
            <Head isNumber>{messages.amountDue}</Head>
            <Head>{messages.since}</Head>
            <Head>{messages.graceUntil}</Head>
            <Head isNumber>{messages.attempts}</Head>
            <Head>{messages.nextAttempt}</Head>
            {hasConsole && <Head>{messages.provider}</Head>}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {accounts.map((account) => (
            <Row key={account.userId} account={account} hasConsole={hasConsole} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Head({ children, isNumber = false }: { children: ReactNode; isNumber?: boolean }) {
  return (
    <th scope="col" className={cn(cell, 'whitespace-nowrap font-medium', isNumber && 'text-right')}>
      {children}
    </th>
  );
}

function Row({ account, hasConsole }: { account: DunningAccount; hasConsole: boolean }) {
  const { username, email, planTier, tier, amountDue, currency, attempts, customerUrl } = account;
  const number = cn(cell, 'whitespace-nowrap text-right');
  return (
    <tr className="align-top">
      <th scope="row" className={cn(cell, 'min-w-44 font-medium text-fg')}>
        {username}
        <span className="block font-normal text-muted text-xs [overflow-wrap:anywhere]">
          {email}
        </span>
      </th>
      <td className={cn(cell, 'whitespace-nowrap text-fg')}>
        {plans[planTier].name}
        {tier !== planTier && (
          <Badge tone="warning" className="ml-2">
            {messages.graceOver}
          </Badge>
        )}
      </td>
      <td className={cn(number, 'font-medium text-fg')}>{formatMoney(amountDue, currency)}</td>
      <Day at={account.since} />
      <Day at={account.graceUntil} />
      <td className={number}>{formatCount(attempts)}</td>
      <Day at={account.nextAttemptAt} />
      {hasConsole && (
        <td className={cn(cell, 'whitespace-nowrap')}>
          {customerUrl && (
            <Button asChild variant="ghost" size="sm">
              <a
                href={customerUrl}
                target="_blank"
                rel="noreferrer"
                aria-label={messages.openCustomer(username)}
              >
                <ExternalLink aria-hidden="true" />
                {messages.provider}
              </a>
            </Button>
          )}
        </td>
      )}
    </tr>
  );
}

function Day({ at }: { at: string | null }) {
  const user = useUser();
  return (
    <td className={cn(cell, 'whitespace-nowrap text-muted')}>
      {at === null ? messages.none : <time dateTime={at}>{formatDate(at, user?.time_zone)}</time>}
    </td>
  );
}
