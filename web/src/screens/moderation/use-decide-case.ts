// Sends a decision and offers to take it back.

import type { CaseDetail, Decision } from '@vys/contract/pages/moderation';
import { useDecision } from '#web/features/moderation/cases.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { messages } from './messages/en.ts';

const UNDO_MS = 10_000;

/** What leads back to where the case stood. */
function getUndo(before: CaseDetail, decision: Decision): [Decision, string] | undefined {
  if (decision === 'reinstate' && before.reason) return ['suspend', before.reason];
  const isUpheld = before.status === 'appealed';
  if (decision === 'dismiss' || (decision === 'suspend' && !isUpheld)) return ['reopen', ''];
  return undefined;
}

export function useDecideCase(moderationCase: CaseDetail) {
  const { mutateAsync, isPending } = useDecision();

  /** False when it was rejected, which has been reported already. */
  async function decide(decision: Decision, reason: string): Promise<boolean> {
    const undo = getUndo(moderationCase, decision);
    const isUpheld = decision === 'suspend' && moderationCase.status === 'appealed';
    try {
      await mutateAsync({ id: moderationCase.id, decision, reason });
    } catch {
      return false;
    }
    toast.success(isUpheld ? messages.upheld : messages.decided[decision], {
      ...(undo
        ? {
            durationMs: UNDO_MS,
            action: { label: messages.undo, onPress: () => void undoDecision(...undo) },
          }
        : {}),
    });
    return true;
  }

  async function undoDecision(decision: Decision, reason: string): Promise<void> {
    try {
      await mutateAsync({ id: moderationCase.id, decision, reason });
      toast.success(messages.undone);
    } catch {
      // The mutation cache has shown the error.
    }
  }

  return { decide, isPending };
}
