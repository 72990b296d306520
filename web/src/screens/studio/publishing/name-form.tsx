// The form for a public name; it is loaded when a page is to be published without one.
import { USERNAME_HINT } from '@vys/contract/api/schemas';
import { useUsernameForm } from '#web/features/accounts/username/use-username-form.ts';
import { getPagesHost, useClientConfig } from '#web/lib/api/client-config.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { FormError } from '#web/ui/feedback/alert.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { messages } from './messages.ts';

export function NameForm({ onChosen }: { onChosen: () => void }) {
  const host = getPagesHost(useClientConfig());
  const form = useUsernameForm({ initialUsername: '', currentUsername: '', onSaved: onChosen });
  const { username, availability } = form;

  return (
    <form {...form.formProps} className="flex flex-col gap-5">
      <FormError>{form.problem}</FormError>
      <div>
        <Field
          label={messages.username}
          hint={USERNAME_HINT}
          error={availability.state === 'unavailable' ? availability.message : undefined}
        >
          <Input
            before={host ? `${host}/` : undefined}
            after={availability.state === 'checking' && <Spinner label={messages.checking} />}
            placeholder={messages.yourname}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...form.inputProps}
          />
        </Field>
        <p role="status" className="mt-1.5 min-h-5 text-success-text text-xs">
          {availability.state === 'available' &&
            (availability.message || messages.isAvailable(username))}
        </p>
      </div>
      <Button type="submit" disabled={!form.isReady} loading={form.isSaving}>
        {messages.saveAndPublish}
      </Button>
    </form>
  );
}
