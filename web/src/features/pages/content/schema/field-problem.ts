// What is wrong with a value, in plain words; the schema of the field decides.
import { messages } from '../messages/en.ts';
import type { ContentField, Control } from './read-fields.ts';

const byControl: Partial<Record<Control['type'], string>> = {
  url: messages.badUrl,
  email: messages.badEmail,
  day: messages.badDay,
  time: messages.badTime,
  hours: messages.badHours,
  image: messages.badImageUrl,
};

/** Undefined where the value fits. An absent value fits a field that may be empty. */
export function findProblem(field: ContentField, value: unknown): string | undefined {
  if (value === undefined) return field.isRequired ? messages.empty : undefined;
  const [issue] = field.schema.safeParse(value).error?.issues ?? [];
  if (issue === undefined) return undefined;
  if (issue.code === 'too_big') return messages.tooLong(Number(issue.maximum));
  return byControl[field.control.type] ?? messages.badValue;
}

/** A button with half of what it needs, a schedule that never shows. */
export function findGroupProblem(field: ContentField, value: object): string | undefined {
  const filled = Object.values(value).filter((part) => part !== undefined);
  if (filled.length === 0) return undefined;
  if (!field.schema.safeParse(value).success) return messages.incompleteButton;
  const { from, until } = value as { from?: string; until?: string };
  return from && until && until < from ? messages.endsBeforeStart : undefined;
}
