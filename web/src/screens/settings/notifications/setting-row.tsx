// One switch of the preferences with its name and what it does.
import type { ReactNode } from 'react';
import { Switch } from '#web/ui/fields/switch.tsx';

type Props = {
  name: ReactNode;
  hint?: ReactNode;
  /** The accessible name where `name` is not a text. */
  label?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
};

export function SettingRow({ name, hint, label, checked, disabled = false, onChange }: Props) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control
    <label className="flex items-start justify-between gap-6">
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-2 font-medium text-fg text-sm">
          {name}
        </span>
        {hint && <span className="mt-0.5 block text-muted text-sm">{hint}</span>}
      </span>
      <Switch
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
        aria-label={label ?? (typeof name === 'string' ? name : undefined)}
      />
    </label>
  );
}
