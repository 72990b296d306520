// Invoices as a table; where it is narrow, each is a block of two lines.
import type { Invoice } from '@vys/contract/billing/invoices';
import { Download } from 'lucide-react';
import { formatDate, formatMoney } from '#web/features/billing/money.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { Badge } from '#web/ui/content/badge.tsx';
import { messages, statusLabels } from './messages/en.ts';

const cell = 'px-3 py-3 first:pl-5 last:pr-5';
const heads = [messages.date, messages.invoiceNumber, messages.description];

export function InvoiceTable({ invoices }: { invoices: readonly Invoice[] }) {
  return (
    <table className="mt-3 w-full border-collapse text-left text-sm tabular-nums max-sm:block">
      <thead className="border-line border-b text-muted text-xs max-sm:sr-only">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className={cn(cell, 'font-medium')}>
              {head}
            </th>
          ))}
          <th scope="col" className={cn(cell, 'text-right font-medium')}>
            {messages.amount}
          </th>
          <th scope="col" className={cn(cell, 'font-medium')}>
            {messages.status}
          </th>
          <th scope="col" className={cell}>
            <span className="sr-only">{messages.pdf}</span>
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line max-sm:block">
        {invoices.map((invoice) => (
          <Row key={invoice.id} invoice={invoice} />
        ))}
      </tbody>
    </table>
  );
}

// The first and last cell have a padding of their own, which is stronger.
const narrow = 'max-sm:p-0 max-sm:first:pl-0 max-sm:last:pr-0';

function Row({ invoice }: { invoice: Invoice }) {
  const user = useUser();
  const { date, invoiceNumber, description, status, invoicePdf } = invoice;
  return (
    <tr className="max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3 max-sm:gap-y-1 max-sm:border-line max-sm:px-5 max-sm:first:border-t max-sm:py-3">
      <td className={cn(cell, narrow, 'whitespace-nowrap text-muted')}>
        <time dateTime={date}>{formatDate(date, user?.time_zone)}</time>
      </td>
      <td className={cn(cell, narrow, 'whitespace-nowrap text-muted')}>
        {invoiceNumber ?? messages.noNumber}
      </td>
      <td className={cn(cell, narrow, 'text-fg max-sm:w-full')}>{description}</td>
      <td className={cn(cell, narrow, 'whitespace-nowrap sm:text-right')}>
        <Amount invoice={invoice} />
      </td>
      <td className={cn(cell, narrow)}>
        <Badge tone={toneFor(status)}>{statusLabels[status] ?? status}</Badge>
      </td>
      <td className={cn(cell, narrow, 'text-right max-sm:ml-auto')}>
        {invoicePdf && (
          <Button asChild variant="ghost" size="sm">
            <a
              href={invoicePdf}
              target="_blank"
              rel="noreferrer"
              aria-label={messages.pdfOf(invoiceNumber ?? formatDate(date, user?.time_zone))}
            >
              <Download aria-hidden="true" />
              {messages.pdf}
            </a>
          </Button>
        )}
      </td>
    </tr>
  );
}

function Amount({ invoice: { amount, tax, refunded, currency } }: { invoice: Invoice }) {
  return (
    <>
      <span className="font-medium text-fg">{formatMoney(amount, currency)}</span>
      {tax !== undefined && (
        <span className="block text-muted text-xs">
          {messages.taxIncluded(formatMoney(tax, currency))}
        </span>
      )}
      {refunded !== undefined && (
        <span className="block text-muted text-xs">
          {messages.refunded(formatMoney(refunded, currency))}
        </span>
      )}
    </>
  );
}

function toneFor(status: string) {
  if (status === 'paid') return 'success';
  return status === 'open' ? 'warning' : 'neutral';
}
