// A save was rejected because the plan has no code editor: nothing is lost, and the person decides.

import { Link } from 'react-router';
import { useUpgradePath } from '#web/lib/navigation/use-upgrade-path.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { messages } from './messages/en.ts';

/** Without `onDiscard` there is no saved code to go back to. */
export type CodeLockedNoticeProps = { onDiscard: (() => void) | undefined };

export function CodeLockedNotice({ onDiscard }: CodeLockedNoticeProps) {
  const upgradePath = useUpgradePath('code_editor');
  return (
    <Alert
      tone="warning"
      title={messages.codeNotSaved}
      className="m-3 mb-0"
      actions={
        <>
          <Button asChild size="sm">
            <Link to={upgradePath}>{messages.seePlans}</Link>
          </Button>
          {onDiscard && (
            <Button variant="secondary" size="sm" onClick={onDiscard}>
              {messages.discardCodeChanges}
            </Button>
          )}
        </>
      }
    >
      {messages.codeNotSavedHint}
    </Alert>
  );
}
