// react-hook-form for forms that the server checks again: what it rejects is shown at its field, the
// rest at the form as a whole.
import { type FormEvent, useState } from 'react';
import {
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { isApiError } from '../api/api-error.ts';

type Options<Values extends FieldValues, Output> = UseFormProps<Values, unknown, Output> & {
  send: (values: Output) => Promise<void>;
  /** The message to show when the form could not be sent. */
  describeError: (error: unknown) => string;
};

export function useServerForm<Values extends FieldValues, Output = Values>({
  send,
  describeError,
  ...options
}: Options<Values, Output>) {
  const form = useForm<Values, unknown, Output>(options);
  const { errors, isSubmitting } = form.formState;
  // Not an error of the form itself, which would not be valid with it until a field changes.
  const [problem, setProblem] = useState<string>();

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSubmitting) return;
    setProblem(undefined);
    try {
      await form.handleSubmit((values) => send(values))(event);
    } catch (error) {
      if (!showFieldErrors(form, error)) setProblem(describeError(error));
    }
  }

  return {
    ...form,
    errors,
    /** What is wrong with the form as a whole. */
    problem,
    isSubmitting,
    formProps: { noValidate: true, onSubmit },
  };
}

/** False when the server rejected none of the form's fields. */
function showFieldErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): boolean {
  const names = Object.keys(form.getValues());
  const fields = isApiError(error) ? Object.entries(error.fields) : [];
  const knownFields = fields.filter(([name]) => names.includes(name));
  for (const [index, [name, message]] of knownFields.entries()) {
    form.setError(name as FieldPath<Values>, { message }, { shouldFocus: index === 0 });
  }
  return knownFields.length > 0;
}

/** A resolver whose schema is fetched when it is first needed, so that it does not delay the form. */
export function lazyResolver<Values extends FieldValues, Output>(
  load: () => Promise<Resolver<Values, unknown, Output>>,
): Resolver<Values, unknown, Output> {
  return async (values, context, options) => (await load())(values, context, options);
}
