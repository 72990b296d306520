// One line or several, addresses, emails, days and times: what is typed as text.
import { isPlaceholder } from '@vys/contract/page-model/values';
import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { fieldText, messages } from '../messages/en.ts';
import { findProblem } from '../schema/field-problem.ts';
import type { Control } from '../schema/read-fields.ts';
import { completeUrl } from '../values/complete-url.ts';
import type { FieldProps } from './field-props.ts';
import { useEditedValue } from './use-edited-value.ts';

type TextType = Extract<
  Control['type'],
  'line' | 'paragraphs' | 'url' | 'email' | 'day' | 'time' | 'icon' | 'timeZone'
>;

const inputs: Partial<Record<TextType, ComponentProps<'input'>>> = {
  url: { type: 'text', inputMode: 'url', autoCapitalize: 'none', spellCheck: false, dir: 'ltr' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', dir: 'ltr' },
  day: { type: 'date' },
  time: { type: 'time' },
};
/** Typed piece by piece, so that a part of it is no mistake yet. */
const typedWhole: readonly string[] = ['url', 'email', 'day', 'time'];
/** From this share of what fits, the count is shown. */
const COUNTED_FROM = 0.8;

export function TextField({ owner, field, value, onChange }: FieldProps<string>) {
  const { type } = field.control as { type: TextType };
  const { label, hint } = fieldText(owner, field.name);
  const [text, setText, markSent] = useEditedValue(value ?? '');
  const [isLeft, setLeft] = useState(false);
  const problem = findProblem(field, toValue(text));
  const isShown = isLeft || !typedWhole.includes(type);
  // A mark that waits for its text is not typed over letter by letter.
  const isOpen = isPlaceholder(text);

  /** `isPartial`: a day or time of which a part is still missing. */
  function change(typed: string, isPartial = false) {
    setText(typed);
    const next = toValue(typed);
    if (isPartial || findProblem(field, next) !== undefined) return;
    markSent(next ?? '');
    onChange(next);
  }

  function leave() {
    setLeft(true);
    const complete = type === 'url' ? completeUrl(text) : text;
    if (complete !== text) change(complete);
  }

  const props = {
    value: isOpen ? '' : text,
    dir: 'auto',
    placeholder: isOpen ? text.trim().slice(1, -1) : undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change(target.value, target.validity.badInput),
    onBlur: leave,
  };
  return (
    <Field
      label={label}
      hint={hint}
      required={field.isRequired}
      error={isShown ? problem : undefined}
      aside={<Count text={text} control={field.control} />}
    >
      {type === 'paragraphs' ? (
        <Textarea {...props} autoGrow className="max-h-80" rows={3} />
      ) : (
        <Input {...props} {...inputs[type]} />
      )}
    </Field>
  );
}

function Count({ text, control }: { text: string; control: Control }) {
  const max = 'max' in control ? control.max : undefined;
  const length = text.trim().length;
  if (max === undefined || length < max * COUNTED_FROM) return null;
  return <span className="tabular-nums">{messages.characterCount(length, max)}</span>;
}

const toValue = (text: string): string | undefined => text.trim() || undefined;
