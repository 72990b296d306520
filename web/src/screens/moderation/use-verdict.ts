// Sends a decision and offers to take it back.
import type { CaseDetail, Decision } from '@vys/contract/moderation';
import { useDecision } from '#web/features/moderation/cases.ts';
import { toast } from '#web/ui/toast.ts';

const said: Record<Decision, string> = {
  suspend: 'Page suspended',
  reinstate: 'Page reinstated',
  dismiss: 'Case dismissed',
  reopen: 'Case opened again',
};

const UNDO_MS = 10_000;

/** What leads back to where the case stood. */
function undoOf(before: CaseDetail, decision: Decision): [Decision, string] | undefined {
  if (decision === 'reinstate' && before.reason) return ['suspend', before.reason];
  const isUpheld = before.status === 'objected';
  if (decision === 'dismiss' || (decision === 'suspend' && !isUpheld)) return ['reopen', ''];
  return undefined;
}

export function useVerdict(found: CaseDetail) {
  const { mutateAsync, isPending } = useDecision();

  /** False when it was refused, which has been said already. */
  async function decide(decision: Decision, reason: string): Promise<boolean> {
    const undo = undoOf(found, decision);
    try {
      await mutateAsync({ id: found.id, decision, reason });
    } catch {
      return false;
    }
    toast.success(said[decision], {
      ...(undo
        ? { durationMs: UNDO_MS, action: { label: 'Undo', onPress: () => void takeBack(...undo) } }
        : {}),
    });
    return true;
  }

  async function takeBack(decision: Decision, reason: string): Promise<void> {
    try {
      await mutateAsync({ id: found.id, decision, reason });
      toast.success('Undone');
    } catch {
      // The failure has been said by the cache of mutations.
    }
  }

  return { decide, isPending };
}
