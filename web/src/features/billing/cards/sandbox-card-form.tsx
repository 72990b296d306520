// The card form of the sandbox: what Stripe's own element is where real keys are set.

import { zodResolver } from '@hookform/resolvers/zod';
import { createSetupIntent } from '@vys/contract/billing/payment-methods';
import { confirmSandboxSetup, type sandboxTestCards } from '@vys/contract/billing/sandbox';
import { useEffect } from 'react';
import { type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { call } from '#web/lib/api/api.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { FormError } from '#web/ui/feedback/alert.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { messages } from '../messages/en.ts';
import {
  type CardInput,
  cardSchema,
  findField,
  formatCvc,
  formatExpiry,
  formatNumber,
  toSandboxCard,
} from './card-input.ts';
import { TestCards } from './test-cards.tsx';
import { type AddCard, describeCardError } from './use-add-card.ts';

export type CardFormProps = { formId: string; card: AddCard };

const empty: CardInput = { number: '', expiry: '', cvc: '' };

export function SandboxCardForm({ formId, card: { phase, error, add } }: CardFormProps) {
  const { register, handleSubmit, setValue, setError, getValues, clearErrors, formState } = useForm(
    { resolver: zodResolver(cardSchema), defaultValues: empty },
  );
  const field = isApiError(error) ? findField(error.code) : undefined;
  useEffect(() => {
    if (field) setError(field, { message: describeCardError(error) }, { shouldFocus: true });
  }, [field, error, setError]);

  const submit = handleSubmit((values) =>
    add(async () => {
      const { clientSecret } = await call(createSetupIntent);
      const body = { clientSecret, card: toSandboxCard(values) };
      return { status: (await call(confirmSandboxSetup, { body })).status, clientSecret };
    }),
  );
  const fill = ({ number }: (typeof sandboxTestCards)[number]) => {
    clearErrors();
    setValue('number', formatNumber(number));
    setValue('expiry', `12 / ${String((new Date().getFullYear() + 4) % 100).padStart(2, '0')}`);
    setValue('cvc', '123');
  };
  const { errors } = formState;
  const disabled = phase === 'processing';

  return (
    <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
      {error !== undefined && !field && <FormError>{describeCardError(error)}</FormError>}
      <Field label={messages.cardNumber} error={errors.number?.message} required>
        <Input
          {...cardInputProps}
          disabled={disabled}
          placeholder="4242 4242 4242 4242"
          {...typed(register('number'), (text) => setValue('number', formatNumber(text)))}
        />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label={messages.expiry} error={errors.expiry?.message} required>
          <Input
            {...cardInputProps}
            disabled={disabled}
            placeholder={messages.expiryHint}
            {...typed(register('expiry'), (text) =>
              setValue('expiry', formatExpiry(text, getValues('expiry'))),
            )}
          />
        </Field>
        <Field label={messages.cvc} error={errors.cvc?.message} required>
          <Input
            {...cardInputProps}
            disabled={disabled}
            placeholder="123"
            {...typed(register('cvc'), (text) => setValue('cvc', formatCvc(text)))}
          />
        </Field>
      </div>
      <TestCards disabled={disabled} onChoose={fill} />
    </form>
  );
}

/** Browsers must not offer the person's real cards here. */
const cardInputProps = {
  inputMode: 'numeric',
  autoComplete: 'off',
  spellCheck: false,
  className: 'tabular-nums',
} as const;

/** Formats while it is typed: the value of the form is what `write` makes of it. */
function typed(field: UseFormRegisterReturn, write: (text: string) => void) {
  return {
    ...field,
    onChange: async (event: React.ChangeEvent<HTMLInputElement>) => write(event.target.value),
  };
}
