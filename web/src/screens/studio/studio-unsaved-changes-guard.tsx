// Guards the studio's unsaved edits. Assistant replies are saved already and need no confirmation.

import { paths } from '#web/lib/navigation/paths.ts';
import { UnsavedChangesGuard } from '#web/lib/navigation/unsaved-changes-guard.tsx';
import { messages } from './messages/en.ts';

type Props = { hasUnsavedChanges: boolean; onDiscard: () => void };

export function StudioUnsavedChangesGuard(props: Props) {
  return (
    <UnsavedChangesGuard
      {...props}
      isSafeNavigation={({ pathname }) => pathname.startsWith(paths.studio)}
      description={messages.unsavedChangesWarning}
    />
  );
}
