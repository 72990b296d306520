// The parameters and the body of a call to try, and what came back.
import type { ApiDocument } from '@vys/contract/api-docs/document';
import type { Operation } from '@vys/contract/api-docs/operations';
import { sampleBody } from '@vys/contract/api-docs/request';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#web/ui/actions/button.tsx';
import { FormError } from '#web/ui/feedback/alert.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx';
import { messages } from '../messages/en.ts';
import { isApiKey } from './credential-field.tsx';
import { sendOperation, type TryResult } from './send-operation.ts';
import { TryResultView } from './try-result.tsx';

/** Parameters by their place in the list: their names may hold dots. */
type Values = { parameters: string[]; body: string };

type Props = {
  document: ApiDocument;
  operation: Operation;
  /** To send with instead of the session. */
  apiKey: string | undefined;
  /** Called instead of sending a key that is none. */
  onBadKey: () => void;
  children: ReactNode;
};

export function TryForm({ document, operation, apiKey, onBadKey, children }: Props) {
  const { parameters, method, path } = operation;
  const sample = sampleBody(document, operation);
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: {
      parameters: parameters.map(() => ''),
      body: sample === undefined ? '' : JSON.stringify(sample, null, 2),
    },
  });
  const { errors, isSubmitting } = formState;
  const [waiting, setWaiting] = useState<Values>();
  const [outcome, setOutcome] = useState<TryResult | 'notSent'>();

  async function send(values: Values) {
    const named = parameters.map(({ name }, place) => [name, values.parameters[place] ?? '']);
    const body = sample === undefined ? undefined : JSON.parse(values.body);
    const sent = { parameters: Object.fromEntries(named), body, apiKey };
    setOutcome(await sendOperation(operation, sent).catch(() => 'notSent' as const));
  }
  const submit = handleSubmit((values) => {
    if (apiKey !== undefined && !isApiKey(apiKey)) return onBadKey();
    return method === 'GET' ? send(values) : setWaiting(values);
  });

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {children}
      {parameters.map(({ name, required }, place) => (
        <Field
          key={name}
          label={<code>{name}</code>}
          required={required ?? false}
          error={errors.parameters?.[place]?.message}
        >
          <Input
            autoComplete="off"
            {...register(`parameters.${place}`, required ? { required: messages.valueNeeded } : {})}
          />
        </Field>
      ))}
      {sample !== undefined && (
        <Field label={messages.body} error={errors.body?.message}>
          <Textarea
            rows={Math.min(JSON.stringify(sample, null, 2).split('\n').length + 1, 14)}
            spellCheck={false}
            className="font-mono text-xs"
            {...register('body', { validate: (text) => isJson(text) || messages.bodyInvalid })}
          />
        </Field>
      )}
      <Button type="submit" loading={isSubmitting} className="self-start">
        {messages.send}
      </Button>
      <AlertDialog
        open={waiting !== undefined}
        onOpenChange={(open) => !open && setWaiting(undefined)}
        title={messages.confirmTitle}
        description={messages.confirmText(method, path)}
        confirmLabel={messages.confirmSend}
        cancelLabel={messages.cancel}
        tone={method === 'DELETE' ? 'danger' : 'neutral'}
        onConfirm={() => waiting && void send(waiting)}
      />
      {outcome === 'notSent' && <FormError>{messages.notSent}</FormError>}
      {typeof outcome === 'object' && <TryResultView result={outcome} />}
    </form>
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
