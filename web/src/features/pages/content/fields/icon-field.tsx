// The icon of a link, found by name.
import { useMemo } from 'react';
import { Combobox } from '#web/ui/choices/combobox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { fieldText, messages } from '../messages/en.ts';
import type { FieldProps } from './field-props.ts';
import { IconMark } from './icon-mark.tsx';
import { usePageIcons } from './icons.ts';
import { iconText } from './messages/en.ts';

export function IconField({ owner, field, value, onChange }: FieldProps<string>) {
  const icons = usePageIcons();
  const options = useMemo(
    () =>
      (icons?.names ?? []).map((name) => ({
        value: name,
        label: iconText(name),
        icon: <IconMark icon={icons?.find(name)} />,
      })),
    [icons],
  );
  return (
    <Field {...fieldText(owner, field.name)}>
      <Combobox
        label={messages.icon}
        value={value}
        onValueChange={onChange}
        options={options}
        emptyOption={messages.automaticIcon}
        searchPlaceholder={messages.searchIcon}
        noResults={messages.nothingFound}
      />
    </Field>
  );
}
