// The field of a form that chooses the public name, after the host it stands on, with what is known of the name.
import { USERNAME_HINT } from '@vys/contract/api/schemas';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { getPagesHost, useClientConfig } from '#web/lib/api/client-config.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input, type InputProps } from '#web/ui/fields/input.tsx';
import { messages } from './messages/en.ts';
import type { Availability } from './use-username-check.ts';
import type { UsernameForm } from './use-username-form.ts';

export type UsernameInputProps = Pick<InputProps, 'autoFocus' | 'className'> & {
  form: Pick<UsernameForm, 'username' | 'availability' | 'inputProps'>;
};

export function UsernameInput({ form, ...input }: UsernameInputProps) {
  const host = getPagesHost(useClientConfig());
  const { username, availability, inputProps } = form;
  return (
    <div>
      <Field
        label={messages.username}
        hint={USERNAME_HINT}
        error={availability.state === 'unavailable' ? availability.message : undefined}
      >
        <Input
          before={host ? `${host}/` : undefined}
          after={<AvailabilityMark state={availability.state} />}
          placeholder={messages.yourname}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...inputProps}
        />
      </Field>
      <p role="status" className="mt-1.5 min-h-5 text-success-text text-xs">
        {availability.state === 'available' &&
          (availability.message || messages.isAvailable(username))}
      </p>
    </div>
  );
}

/** Always there, so that the line keeps its shape. */
function AvailabilityMark({ state }: Pick<Availability, 'state'>) {
  return (
    <span data-availability={state} className="grid w-8 place-items-center">
      {state === 'checking' && <Spinner label={messages.checking} />}
      {state === 'available' && <CircleCheck aria-hidden="true" className="text-success-text" />}
      {state === 'unavailable' && <CircleAlert aria-hidden="true" className="text-danger-text" />}
    </span>
  );
}
