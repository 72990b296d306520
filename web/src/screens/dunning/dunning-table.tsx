// Accounts with a failed payment, one row each. On a phone each is a list of its values; between that and a wide
// screen the table scrolls sideways.
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
/** The first and last cell have a padding of their own, which is stronger. */
const narrow = 'max-sm:p-0 max-sm:first:pl-0 max-sm:last:pr-0';
/** On a phone a value stands beside the name of its column. */
const value = cn(
  cell,
  narrow,
  'whitespace-nowrap max-sm:flex max-sm:items-center max-sm:justify-between max-sm:gap-4',
  'max-sm:before:font-normal max-sm:before:text-muted max-sm:before:content-[attr(data-label)]',
);

export function DunningTable({ accounts }: { accounts: readonly DunningAccount[] }) {
  const hasConsole = accounts.some(({ customerUrl }) => customerUrl !== null);
  return (
    <section
      aria-label={messages.dunning}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard, too
      tabIndex={0}
      className="overflow-x-auto outline-offset-[-2px]"
    >
      <table className="w-full border-collapse text-left text-sm tabular-nums max-sm:block">
        <thead className="border-line border-b text-muted text-xs max-sm:sr-only">
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
        <tbody className="divide-y divide-line max-sm:block">
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
  const number = cn(value, 'sm:text-right');
  return (
    <tr className="align-top max-sm:flex max-sm:flex-col max-sm:gap-1.5 max-sm:px-5 max-sm:py-3.5">
      <th scope="row" className={cn(cell, narrow, 'font-medium text-fg sm:min-w-44')}>
        {username}
        <span className="block font-normal text-muted text-xs [overflow-wrap:anywhere]">
          {email}
        </span>
      </th>
      <td data-label={messages.plan} className={cn(value, 'text-fg')}>
        <span>
          {plans[planTier].name}
          {tier !== planTier && (
            <Badge tone="warning" className="ml-2">
              {messages.graceOver}
            </Badge>
          )}
        </span>
      </td>
      <td data-label={messages.amountDue} className={cn(number, 'font-medium text-fg')}>
        {formatMoney(amountDue, currency)}
      </td>
      <Day label={messages.since} at={account.since} />
      <Day label={messages.graceUntil} at={account.graceUntil} />
      <td data-label={messages.attempts} className={number}>
        {formatCount(attempts)}
      </td>
      <Day label={messages.nextAttempt} at={account.nextAttemptAt} />
      {hasConsole && (
        <td className={cn(cell, narrow, 'whitespace-nowrap max-sm:empty:hidden')}>
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

function Day({ label, at }: { label: string; at: string | null }) {
  const user = useUser();
  return (
    <td data-label={label} className={cn(value, 'text-muted')}>
      {at === null ? messages.none : <time dateTime={at}>{formatDate(at, user?.time_zone)}</time>}
    </td>
  );
}
