// The time zone in which days are counted.

import { useMemo } from 'react';
import { listTimeZones } from '#web/lib/format/time-zones.ts';
import { Combobox } from '#web/ui/choices/combobox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { messages } from './messages/en.ts';
import type { ProfileForm } from './use-profile-form.ts';

export function TimeZoneField({ form, saved }: { form: ProfileForm; saved: string | null }) {
  const { timeZone, chooseTimeZone } = form;
  const options = useMemo(() => listTimeZones(saved ?? undefined), [saved]);
  return (
    <Field label={messages.timeZone} hint={messages.timeZoneHint}>
      <Combobox
        label={messages.timeZone}
        value={timeZone || undefined}
        onValueChange={chooseTimeZone}
        options={options}
        emptyOption={messages.noTimeZone}
        searchPlaceholder={messages.searchTimeZone}
        noResults={messages.nothingFound}
      />
    </Field>
  );
}
