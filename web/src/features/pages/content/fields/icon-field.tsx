// The icon of a link, found by name.
import { Link2 } from 'lucide-react';
import { useMemo } from 'react';
import { Combobox } from '#web/ui/choices/combobox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { fieldText, messages } from '../messages/en.ts';
import type { FieldProps } from './field-props.ts';
import { type PageIcon, usePageIcons } from './icons.ts';

export function IconField({ owner, field, value, onChange }: FieldProps<string>) {
  const icons = usePageIcons();
  const options = useMemo(
    () =>
      (icons?.names ?? []).map((name) => ({
        value: name,
        label: name.replaceAll('-', ' '),
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

/** A plain mark where there is none. */
export function IconMark({ icon }: { icon: PageIcon | undefined }) {
  if (!icon) return <Link2 aria-hidden="true" className="size-4" />;
  const isLine = 'stroke' in icon;
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-4"
      fill={isLine ? 'none' : 'currentColor'}
      {...(isLine && { stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round' })}
    >
      <path d={isLine ? icon.stroke : icon.fill} />
    </svg>
  );
}
