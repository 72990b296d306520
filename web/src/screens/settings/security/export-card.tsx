// Taking everything along: one file with what is kept about the user.

import { Download } from 'lucide-react';
import { useAccountExport } from '#web/features/identity/account-export.ts';
import { getErrorMessage } from '#web/lib/api/error-messages.ts';
import { useScreenCommands } from '#web/lib/commands/screen-commands.ts';
import { formatStorage } from '#web/lib/format/formats.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { FormError } from '#web/ui/feedback/alert.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { messages as texts } from './messages/en.ts';

export function ExportCard() {
  const { download, received, isPending, isSuccess, error } = useAccountExport();
  useScreenCommands(
    isPending
      ? []
      : [
          {
            id: 'account.export',
            label: texts.downloadMyData,
            icon: <Download aria-hidden="true" />,
            run: download,
          },
        ],
  );
  return (
    <SettingsCard
      anchor="your-data"
      title={texts.yourData}
      help="my-data"
      description={texts.exportIntro}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button variant="secondary" loading={isPending} onClick={download}>
          <Download aria-hidden="true" />
          {texts.downloadMyData}
        </Button>
        <p role="status" className="text-muted text-sm tabular-nums">
          {isPending &&
            (received > 0 ? texts.downloaded(formatStorage(received)) : texts.preparingDownload)}
          {isSuccess && texts.downloadReady}
        </p>
      </div>
      {error && (
        <FormError className="mt-4">
          {getErrorMessage(error, { rejected: texts.downloadFailed })}
        </FormError>
      )}
    </SettingsCard>
  );
}
