// Fields that belong together, such as the text and the address of a button. Given to the page when they are complete.
import { useState } from 'react';
import { fieldText } from '../messages/en.ts';
import { findGroupProblem } from '../schema/field-problem.ts';
import type { FieldProps } from './field-props.ts';
import { SchemaForm } from './schema-form.tsx';
import { useEditedValue } from './use-edited-value.ts';

type Values = Readonly<Record<string, unknown>>;

export function GroupField({ owner, field, value, onChange }: FieldProps<Values>) {
  const { label, hint } = fieldText(owner, field.name);
  const [parts, setParts, markSent] = useEditedValue<Values>(value ?? {});
  const [isLeft, setLeft] = useState(false);
  const { control } = field;
  if (control.type !== 'group') return null;
  const problem = findGroupProblem(field, parts);
  // Each may be empty as long as the others are.
  const fields = control.fields.map((part) => ({ ...part, isRequired: false }));

  function change(name: string, part: unknown) {
    const next = { ...parts, [name]: part };
    setParts(next);
    const filled = Object.fromEntries(Object.entries(next).filter(([, given]) => given));
    const given = Object.keys(filled).length > 0 ? filled : undefined;
    if (given && !field.schema.safeParse(given).success) return;
    markSent(given ?? {});
    onChange(given);
  }

  return (
    <fieldset
      className="flex min-w-0 flex-col gap-3 rounded-md border border-line px-3.5 pt-2 pb-3.5"
      onBlur={(event) => setLeft(!event.currentTarget.contains(event.relatedTarget))}
    >
      <legend className="px-1 font-medium text-fg text-sm">{label}</legend>
      <SchemaForm owner={control.owner} fields={fields} values={parts} onChange={change} />
      {isLeft && problem && (
        <p role="alert" className="text-danger-text text-xs">
          {problem}
        </p>
      )}
      {hint && <p className="text-muted text-xs">{hint}</p>}
    </fieldset>
  );
}
