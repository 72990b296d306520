// Creates an API key: its name, permissions and end, and the password where this server manages it; then shows the key.

import { zodResolver } from '@hookform/resolvers/zod';
import { API_KEY_NAME_LENGTH, type KeyArea } from '@vys/contract/api/key-scopes';
import { useId } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useClientConfig } from '#web/lib/api/client-config.ts';
import { interfaceLocale } from '#web/lib/language/interface-language.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Dialog, DialogClose, DialogContent } from '#web/ui/overlays/dialog.tsx';
import {
  ChangeProblem,
  CurrentPasswordField,
  PASSWORD_MISSING,
} from '../password/current-password-field.tsx';
import { type Access, noAccess, toScopes } from './access.ts';
import { AccessPicker } from './access-picker.tsx';
import { useCreateApiKey } from './api-keys.ts';
import { CreatedKey } from './created-key.tsx';
import { messages } from './messages/en.ts';

type Expiry = keyof typeof messages.expiry | `${keyof typeof messages.expiry}`;
const expiries = ['7', '30', '90', '365', 'never'] as const satisfies readonly Expiry[];

const createSchema = (needsPassword: boolean) =>
  z.object({
    name: z.string().trim().min(1, messages.nameRequired),
    expiry: z.enum(expiries),
    access: z
      .custom<Record<KeyArea, Access>>()
      .refine((access) => toScopes(access).length > 0, messages.permissionRequired),
    password: needsPassword ? z.string().min(1, PASSWORD_MISSING) : z.string(),
  });

type Props = { open: boolean; onClose: () => void };

export function CreateKeyDialog({ open, onClose }: Props) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      {open && <CreateKey onClose={onClose} />}
    </Dialog>
  );
}

function CreateKey({ onClose }: Pick<Props, 'onClose'>) {
  const { mutate, isPending, error, data } = useCreateApiKey();
  if (data) return <CreatedKey apiKey={data.key} onDone={onClose} />;
  return <KeyForm isPending={isPending} error={error} onSubmit={mutate} />;
}

type FormProps = {
  isPending: boolean;
  error: unknown;
  onSubmit: ReturnType<typeof useCreateApiKey>['mutate'];
};

function KeyForm({ isPending, error, onSubmit }: FormProps) {
  const formId = useId();
  const needsPassword = !useClientConfig()?.identity_account_url;
  const { register, handleSubmit, formState, control } = useForm({
    resolver: zodResolver(createSchema(needsPassword)),
    defaultValues: { name: '', expiry: '90' as const, access: noAccess, password: '' },
  });
  const { errors } = formState;
  const expiry = useWatch({ control, name: 'expiry' });
  const submit = handleSubmit(({ name, password, access, ...chosen }) => {
    if (isPending) return;
    const scopes = toScopes(access);
    const expires_in_days = chosen.expiry === 'never' ? null : Number(chosen.expiry);
    onSubmit({ name, scopes, expires_in_days, ...(needsPassword ? { password } : {}) });
  });

  return (
    <DialogContent
      title={messages.createTitle}
      description={messages.createHint}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary">{messages.cancel}</Button>
          </DialogClose>
          <Button type="submit" form={formId} loading={isPending}>
            {messages.create}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-5">
        <ChangeProblem error={error} />
        <Field label={messages.name} hint={messages.nameHint} error={errors.name?.message}>
          <Input maxLength={API_KEY_NAME_LENGTH} autoComplete="off" {...register('name')} />
        </Field>
        <Controller
          control={control}
          name="expiry"
          render={({ field }) => (
            <Field label={messages.expires} hint={describeExpiry(expiry)}>
              <Select
                value={field.value}
                onValueChange={field.onChange}
                options={expiries.map((value) => ({ value, label: messages.expiry[value] }))}
              />
            </Field>
          )}
        />
        <Controller
          control={control}
          name="access"
          render={({ field }) => (
            <AccessPicker
              access={field.value}
              onChange={field.onChange}
              error={errors.access?.message}
            />
          )}
        />
        {needsPassword && (
          <CurrentPasswordField
            problem={errors.password?.message}
            error={error}
            {...register('password')}
          />
        )}
      </form>
    </DialogContent>
  );
}

const dayFormat = new Intl.DateTimeFormat(interfaceLocale, { dateStyle: 'long' });
const DAY_MS = 86_400_000;

function describeExpiry(expiry: (typeof expiries)[number]): string {
  if (expiry === 'never') return messages.neverExpires;
  return messages.worksUntil(dayFormat.format(new Date(Date.now() + Number(expiry) * DAY_MS)));
}
