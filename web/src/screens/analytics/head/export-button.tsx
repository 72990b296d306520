// Exports the key figures as a CSV file after a second (ANA-14), or everything as CSV or JSON.
import type { Period } from '@vys/contract/analytics/analytics';
import type { Report } from '@vys/contract/analytics/report';
import { ChevronDown, Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { exportEverything } from '#web/features/analytics/export-everything.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { useScreenCommands } from '#web/lib/commands/screen-commands.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#web/ui/overlays/dropdown-menu.tsx';
import { messages } from '../messages/en.ts';
import { summaryName, writeSummary } from './export-summary.ts';

const DELAY_MS = 1000;

type Props = { report: Report | undefined; period: Period };

export function ExportButton({ report, period }: Props) {
  const [isBusy, setBusy] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  async function run(work: () => Promise<void>) {
    setBusy(true);
    try {
      await work();
      toast.success(messages.exported);
    } catch {
      toast.error(messages.exportFailed);
    } finally {
      setBusy(false);
    }
  }

  function startSummary(of: Report) {
    setBusy(true);
    timer.current = window.setTimeout(() => {
      const file = new Response(writeSummary(of), { headers: { 'content-type': 'text/csv' } });
      void run(() => saveFile(file, summaryName(period, new Date())));
    }, DELAY_MS);
  }

  const icon = <Download aria-hidden="true" />;
  useScreenCommands(
    report && !isBusy
      ? [
          {
            id: 'analytics.export',
            label: messages.exportKeyFigures,
            icon,
            run: () => startSummary(report),
          },
          {
            id: 'analytics.export-all',
            label: messages.fullCsv,
            icon,
            run: () => run(() => exportEverything(period, 'csv')),
          },
          {
            id: 'analytics.export-json',
            label: messages.fullJson,
            icon,
            run: () => run(() => exportEverything(period, 'json')),
          },
        ]
      : [],
  );

  return (
    <div className="flex items-center gap-1">
      <Button
        variant="secondary"
        loading={isBusy}
        disabled={!report}
        onClick={() => report && startSummary(report)}
      >
        <Download aria-hidden="true" />
        {messages.export}
      </Button>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton
            variant="secondary"
            label={messages.moreExports}
            tooltip={false}
            disabled={!report || isBusy}
          >
            <ChevronDown aria-hidden="true" />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => void run(() => exportEverything(period, 'csv'))}>
            {messages.fullCsv}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => void run(() => exportEverything(period, 'json'))}>
            {messages.fullJson}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  );
}
