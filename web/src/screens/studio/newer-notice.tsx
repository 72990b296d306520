// The page was changed elsewhere while it was edited here: nothing is lost, and the person decides.
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

export type NewerNoticeProps = { isBusy: boolean; onLoad: () => void; onKeepMine: () => void };

export function NewerNotice({ isBusy, onLoad, onKeepMine }: NewerNoticeProps) {
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
          <Button variant="secondary" size="sm" onClick={onKeepMine} loading={isBusy}>
            Keep mine
          </Button>
        </>
      }
    >
      This page was changed in another tab or on another device. What you see here is kept in
      History either way.
    </Alert>
  );
}
