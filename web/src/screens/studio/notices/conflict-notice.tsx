// Shown when the page was changed elsewhere while it was edited here: load that version or overwrite it.

import { Button } from '#web/ui/actions/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';

export type ConflictNoticeProps = { isBusy: boolean; onLoad: () => void; onOverwrite: () => void };

export function ConflictNotice({ isBusy, onLoad, onOverwrite }: ConflictNoticeProps) {
  return (
    <Alert
      tone="warning"
      title="A newer version exists elsewhere"
      className="m-3 mb-0"
      actions={
        <>
          <Button size="sm" onClick={onLoad} disabled={isBusy}>
            Load the newer version
          </Button>
          <Button variant="secondary" size="sm" onClick={onOverwrite} loading={isBusy}>
            Keep mine
          </Button>
        </>
      }
    >
      This page was changed in another tab or on another device. Your version stays in History
      either way.
    </Alert>
  );
}
