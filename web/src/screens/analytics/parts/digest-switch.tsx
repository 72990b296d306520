// Turns the weekly digest on and off.
import { useDigest, useSetDigest } from '#web/features/analytics/digest.ts';
import { Switch } from '#web/ui/fields/switch.tsx';
import { messages } from '../messages/en.ts';

export function DigestSwitch() {
  const { data } = useDigest();
  const { mutate, isPending, variables } = useSetDigest();
  if (data === undefined) return null;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control
    <label className="flex items-start justify-between gap-6 rounded-md border border-line bg-surface px-5 py-4">
      <span className="min-w-0">
        <span className="block font-medium text-fg text-sm">{messages.digest}</span>
        <span className="mt-0.5 block text-muted text-sm">{messages.digestHint}</span>
      </span>
      <Switch
        checked={isPending ? variables : data.enabled}
        onCheckedChange={(enabled) => mutate(enabled)}
        aria-label={messages.digest}
      />
    </label>
  );
}
