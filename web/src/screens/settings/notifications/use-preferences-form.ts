// The preferences as they are edited: what was changed, which preset is selected, and saving.
import type { NotificationType } from '@vys/contract/notifications/notifications';
import {
  applyPreset,
  type PreferencesInput,
  type PresetName,
  preferencesInputSchema,
  presetNames,
} from '@vys/contract/notifications/preferences';
import { useState } from 'react';
import { useSavePreferences } from '#web/features/notifications/preferences/preferences-queries.ts';
import { unsubscribeThisBrowser } from '#web/features/notifications/preferences/push.ts';
import { getErrorMessage, isApiError } from '#web/lib/api/api-error.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { messages } from './messages/en.ts';

/** By field of the preferences; `form` belongs to none. */
type Errors = Readonly<Record<string, string | undefined>>;

/** A missing type is on (DATA-12). */
export const isTypeOn = ({ notification_types }: PreferencesInput, type: NotificationType) =>
  notification_types[type] !== false;

export function usePreferencesForm(saved: PreferencesInput) {
  const [value, setValue] = useState(saved);
  const [preset, setPreset] = useState(() => findPreset(saved));
  const [errors, setErrors] = useState<Errors>({});
  const { mutateAsync, isPending: isSaving } = useSavePreferences();
  const isDirty = !isEqual(value, saved);

  async function save() {
    const checked = preferencesInputSchema.safeParse(value);
    if (!checked.success) {
      setErrors(
        Object.fromEntries(
          checked.error.issues.map(({ path, message }) => [path.join('.'), message]),
        ),
      );
      return;
    }
    try {
      if (saved.push_notifications && !value.push_notifications) await unsubscribeThisBrowser();
      setValue(await mutateAsync(value));
      setErrors({});
      toast.success(messages.saved);
    } catch (error) {
      const fields = isApiError(error) ? error.fields : {};
      const isShown = fields.quiet_hours_start ?? fields.quiet_hours_end;
      setErrors(isShown === undefined ? { form: getErrorMessage(error) } : fields);
    }
  }

  return {
    value,
    preset,
    errors,
    isDirty,
    isSaving,
    save,
    /** A change by hand; it clears the preset (SET-16). */
    change(changed: Partial<PreferencesInput>) {
      setPreset(undefined);
      setValue((before) => ({ ...before, ...changed }));
    },
    setTypes(types: readonly NotificationType[], isOn: boolean) {
      setPreset(undefined);
      const changed = Object.fromEntries(types.map((type) => [type, isOn]));
      setValue((before) => ({
        ...before,
        notification_types: { ...before.notification_types, ...changed },
      }));
    },
    choosePreset(name: PresetName) {
      setPreset(name);
      setValue((before) => applyPreset(name, before));
    },
    discard() {
      setValue(saved);
      setPreset(findPreset(saved));
      setErrors({});
    },
  };
}

export type PreferencesForm = ReturnType<typeof usePreferencesForm>;

/** The last one that fits: everything by every method is `all` rather than `active`. */
function findPreset(value: PreferencesInput): PresetName | undefined {
  return presetNames.findLast((name) => isEqual(applyPreset(name, value), value));
}

function isEqual(a: PreferencesInput, b: PreferencesInput): boolean {
  const normalize = (value: PreferencesInput) => {
    const { notification_types, ...rest } = value;
    const off = Object.entries(notification_types).flatMap(([type, on]) =>
      on === false ? type : [],
    );
    return JSON.stringify([Object.entries(rest).sort(), off.sort()]);
  };
  return normalize(a) === normalize(b);
}
