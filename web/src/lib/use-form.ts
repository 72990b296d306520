// A form of uncontrolled fields: reads them by name, checks them by a schema that is fetched at the
// first touch, and sends them. Fields are checked at the submit and, after it, at every change. What the
// server says about a field stands at that field, the rest at the form.
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import type { z } from 'zod';
import { isApiError } from './api/api-error.ts';

type Schema<V> = z.ZodType<V>;
type Values = Record<string, string | boolean>;

export type FormOptions<V> = {
  /** Fetches the rules. Called often: a module that is here already comes at once. */
  loadSchema: () => Promise<Schema<V>>;
  send: (values: V) => Promise<void>;
  /** The message to show when the form could not be sent. */
  describeError: (error: unknown) => string;
};

export function useForm<V>({ loadSchema, send, describeError }: FormOptions<V>) {
  const schema = useRef<Schema<V>>(undefined);
  const [values, setValues] = useState<Values>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      schema.current = await loadSchema();
      const checked = schema.current.safeParse(readValues(form));
      setErrors(toFieldErrors(checked));
      if (checked.success) await send(checked.data);
      else focusFirst(form, toFieldErrors(checked));
    } catch (error) {
      const atFields = getFieldErrors(form, error);
      setErrors(atFields);
      if (Object.keys(atFields).length === 0) setProblem(describeError(error));
      focusFirst(form, atFields);
    } finally {
      setBusy(false);
    }
  }

  function change(event: ChangeEvent<HTMLFormElement>) {
    const next = readValues(event.currentTarget);
    setValues(next);
    if (schema.current) setErrors(toFieldErrors(schema.current.safeParse(next)));
  }

  return {
    /** What was typed so far. */
    values,
    /** Per field what is wrong with it. */
    errors: errors as { [field in keyof V]?: string },
    /** What is wrong with the form as a whole. */
    problem,
    busy,
    formProps: {
      noValidate: true,
      onSubmit: submit,
      onChange: change,
      // Fetched ahead; if that fails, the submit tries again and tells.
      onFocus: () => void loadSchema().catch(() => {}),
    },
  };
}

function readValues(form: HTMLFormElement): Values {
  const fields = [...form.elements].filter(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement,
  );
  return Object.fromEntries(
    fields
      .filter(({ name }) => name !== '')
      .map(({ name, type, checked, value }) => [name, type === 'checkbox' ? checked : value]),
  );
}

/** Of each field the first that is wrong with it. */
function toFieldErrors(result: z.ZodSafeParseResult<unknown>): Record<string, string> {
  const issues = result.error?.issues ?? [];
  return Object.fromEntries(
    issues.map(({ path, message }) => [String(path[0]), message] as const).reverse(),
  );
}

/** The server's messages for fields of this form. */
function getFieldErrors(form: HTMLFormElement, error: unknown): Record<string, string> {
  const said = isApiError(error) ? Object.entries(error.fields) : [];
  return Object.fromEntries(said.filter(([name]) => form.elements.namedItem(name) !== null));
}

function focusFirst(form: HTMLFormElement, errors: Record<string, string>): void {
  const field = [...form.elements].find(
    (element) => element instanceof HTMLInputElement && element.name in errors,
  );
  if (field instanceof HTMLElement) field.focus();
}
