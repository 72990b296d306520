// For newcomers, below the sign-in form: the public name they want, which takes them to sign-up. Onboarding then need
// not ask for it.
import type { FormEvent } from 'react';
import { claimUsername } from '#web/features/accounts/username/claimed-username.ts';
import { pushPath, withRedirectParams } from '#web/lib/navigation/navigation.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { messages } from './messages/en.ts';

export function ClaimForm() {
  function start(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    claimUsername(String(new FormData(event.currentTarget).get('link')));
    pushPath(withRedirectParams(paths.signup));
  }

  return (
    <form
      noValidate
      onSubmit={start}
      className="mt-7 flex items-end gap-2 border-line border-t pt-5"
    >
      <Field label={messages.claimYourLink} className="min-w-0 flex-1">
        <Input
          name="link"
          placeholder={messages.yourname}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Button type="submit" variant="secondary">
        {messages.claim}
      </Button>
    </form>
  );
}
