// The username with its live check, and what changing it does to the public address.

import { USERNAME_HINT } from '@vys/contract/api/schemas';
import type { User } from '@vys/contract/identity/accounts';
import { CircleCheck } from 'lucide-react';
import type { Availability } from '#web/features/accounts/username/use-username-check.ts';
import { LEADS_ON_DAYS } from '#web/features/accounts/username/username-rules.ts';
import { getPagesHost, useClientConfig } from '#web/lib/api/client-config.ts';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { messages } from './messages/en.ts';
import type { ProfileForm } from './use-profile-form.ts';

export function UsernameField({ user, form }: { user: User; form: ProfileForm }) {
  const host = getPagesHost(useClientConfig());
  const { username, availability, isRenaming } = form;
  return (
    <div>
      <Field
        label={messages.username}
        aside={<HelpLink article="username" about={messages.username} />}
        hint={USERNAME_HINT}
        error={
          isRenaming && availability.state === 'unavailable' ? availability.message : undefined
        }
      >
        <Input
          before={host ? `${host}/` : undefined}
          after={<Mark state={isRenaming ? availability.state : 'unknown'} />}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.usernameProps}
        />
      </Field>
      <p role="status" className="text-success-text text-xs not-empty:mt-1.5">
        {isRenaming &&
          availability.state === 'available' &&
          (availability.message || messages.isAvailable(username))}
      </p>
      {isRenaming && user.vys_url && (
        <Alert tone="info" className="mt-3">
          <p className="text-fg">
            {messages.linkChangeHint(
              <span className="font-medium [overflow-wrap:anywhere]">
                {host}/{user.vys_url}
              </span>,
              LEADS_ON_DAYS,
            )}
          </p>
        </Alert>
      )}
    </div>
  );
}

/** Always there, so that the line keeps its shape and the focus. */
function Mark({ state }: Pick<Availability, 'state'>) {
  return (
    <span className="grid w-8 place-items-center">
      {state === 'checking' && <Spinner label={messages.checking} />}
      {state === 'available' && <CircleCheck aria-hidden="true" className="text-success-text" />}
    </span>
  );
}
