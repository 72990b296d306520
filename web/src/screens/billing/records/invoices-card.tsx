// Billing history: every invoice with its PDF, and all of them as CSV (BILL-6).

import { Download, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { downloadInvoiceCsv, useInvoices } from '#web/features/billing/billing-queries.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { useScreenCommands } from '#web/lib/commands/screen-commands.ts';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { InvoiceTable } from './invoice-table.tsx';
import { LoadFailed } from './load-failed.tsx';
import { messages } from './messages/en.ts';

export function InvoicesCard() {
  const { data: invoices, isError, refetch } = useInvoices();
  const isFree = useUser()?.tier === 'free';
  const [isExporting, setExporting] = useState(false);

  async function exportAll() {
    if (invoices?.length === 0) return toast.info(messages.nothingToExport);
    setExporting(true);
    try {
      await downloadInvoiceCsv();
      toast.success(messages.exported);
    } catch (error) {
      const isEmpty = isApiError(error) && error.code === 'billing.no_invoices';
      if (isEmpty) toast.info(messages.nothingToExport);
      else toast.error(messages.exportFailed);
    }
    setExporting(false);
  }

  useScreenCommands([
    {
      id: 'billing.export',
      label: messages.exportHistory,
      icon: <Download aria-hidden="true" />,
      run: exportAll,
    },
  ]);

  return (
    <Card aria-label={messages.history}>
      <CardHeader
        title={messages.history}
        help={<HelpLink article="invoices" about={messages.history} />}
        description={messages.historyHint}
        actions={
          <Button
            variant="secondary"
            size="sm"
            loading={isExporting}
            onClick={() => void exportAll()}
          >
            <Download aria-hidden="true" />
            {messages.exportAll}
          </Button>
        }
      />
      {!invoices && isError && <LoadFailed title={messages.invoicesFailed} onRetry={refetch} />}
      {!invoices && !isError && (
        <div role="status" aria-label={messages.loading} className="flex flex-col gap-3 p-5">
          <Skeleton className="h-8" />
          <Skeleton className="h-8" />
          <Skeleton className="h-8" />
        </div>
      )}
      {invoices?.length === 0 && (
        <EmptyState
          className="py-10"
          icon={<ReceiptText />}
          title={messages.noInvoices}
          description={messages.noInvoicesHint}
          actions={
            isFree && (
              <Button asChild variant="secondary" size="sm">
                <Link to={`${paths.billing}#plans`}>{messages.seePlans}</Link>
              </Button>
            )
          }
        />
      )}
      {invoices && invoices.length > 0 && <InvoiceTable invoices={invoices} />}
    </Card>
  );
}
