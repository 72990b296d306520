// One of a few values, on or off, and choices from long lists: time zones and the language of the page.

import { pageLanguages } from '@vys/contract/page-model/page-model';
import { useMemo } from 'react';
import { listTimeZones } from '#web/lib/format/time-zones.ts';
import { interfaceLocale } from '#web/lib/language/interface-language.ts';
import { Combobox } from '#web/ui/choices/combobox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { choiceText, fieldText, messages } from '../messages/en.ts';
import type { FieldProps } from './field-props.ts';

export function ChoiceField({ owner, field, value, onChange }: FieldProps<string>) {
  const values = field.control.type === 'choice' ? field.control.values : [];
  const options = values.map((option) => ({
    value: option,
    label: choiceText(field.name, option),
  }));
  return (
    <Field {...fieldText(owner, field.name)}>
      <Select value={value} onValueChange={onChange} options={options} />
    </Field>
  );
}

export function SwitchField({ owner, field, value = false, onChange }: FieldProps<boolean>) {
  const { label, hint } = fieldText(owner, field.name);
  return (
    <Field
      label={label}
      hint={hint}
      className="grid grid-cols-[1fr_auto] items-center [&>p]:col-span-2"
    >
      <Switch checked={value} onCheckedChange={onChange} />
    </Field>
  );
}

export function TimeZoneField({ owner, field, value, onChange }: FieldProps<string>) {
  const zones = useMemo(() => listTimeZones(value), [value]);
  return (
    <Field {...fieldText(owner, field.name)}>
      <Combobox
        label={messages.timeZone}
        value={value}
        onValueChange={onChange}
        options={zones}
        emptyOption={messages.noTimeZone}
        searchPlaceholder={messages.searchTimeZone}
        noResults={messages.nothingFound}
      />
    </Field>
  );
}

export function LanguageField({ owner, field, value, onChange }: FieldProps<string>) {
  const codes = [...pageLanguages, value].filter((code) => code !== undefined);
  const options = [...new Set(codes)].map((code) => ({ value: code, label: nameLanguage(code) }));
  return (
    <Field {...fieldText(owner, field.name)}>
      <Select value={value} onValueChange={onChange} options={options} />
    </Field>
  );
}

function nameLanguage(code: string): string {
  try {
    return new Intl.DisplayNames(interfaceLocale, { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
