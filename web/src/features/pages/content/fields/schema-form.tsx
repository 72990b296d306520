// A form made from a schema: one control per field, each giving its value to the page as soon as it fits.
import type { ComponentType } from 'react';
import type { ContentField, Control, Owner } from '../schema/read-fields.ts';
import { ChoiceField, LanguageField, SwitchField, TimeZoneField } from './choice-fields.tsx';
import type { FieldProps } from './field-props.ts';
import { GroupField } from './group-field.tsx';
import { HoursField } from './hours-field.tsx';
import { IconField } from './icon-field.tsx';
import { ImageField } from './image-field.tsx';
import { PriceField } from './price-field.tsx';
import { TextField } from './text-field.tsx';

export type SchemaFormProps = {
  owner: Owner;
  fields: readonly ContentField[];
  values: Readonly<Record<string, unknown>>;
  /** Undefined removes the field. */
  onChange: (name: string, value: unknown) => void;
};

// Each control is given values of its own kind only, by the schema.
const controls: Record<Control['type'], ComponentType<FieldProps<never>>> = {
  line: TextField,
  paragraphs: TextField,
  url: TextField,
  email: TextField,
  day: TextField,
  time: TextField,
  icon: IconField,
  timeZone: TimeZoneField,
  language: LanguageField,
  choice: ChoiceField,
  switch: SwitchField,
  image: ImageField,
  price: PriceField,
  hours: HoursField,
  group: GroupField,
};

export function SchemaForm({ owner, fields, values, onChange }: SchemaFormProps) {
  return fields.map((field) => {
    const Control = controls[field.control.type];
    return (
      <Control
        key={field.name}
        owner={owner}
        field={field}
        value={values[field.name] as never}
        onChange={(value) => onChange(field.name, value)}
      />
    );
  });
}
