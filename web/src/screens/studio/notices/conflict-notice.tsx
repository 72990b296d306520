// Shown when the page was changed elsewhere while it was edited here: load that version or overwrite it.

import { HelpLink } from '#web/lib/help/help-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { messages } from './messages/en.ts';

export type ConflictNoticeProps = { isBusy: boolean; onLoad: () => void; onOverwrite: () => void };

export function ConflictNotice({ isBusy, onLoad, onOverwrite }: ConflictNoticeProps) {
  return (
    <Alert
      tone="warning"
      title={messages.newerVersion}
      className="m-3 mb-0"
      actions={
        <>
          <Button size="sm" onClick={onLoad} disabled={isBusy}>
            {messages.loadNewerVersion}
          </Button>
          <Button variant="secondary" size="sm" onClick={onOverwrite} loading={isBusy}>
            {messages.keepMine}
          </Button>
          <HelpLink article="conflict" about={messages.newerVersion} />
        </>
      }
    >
      {messages.newerVersionHint}
    </Alert>
  );
}
