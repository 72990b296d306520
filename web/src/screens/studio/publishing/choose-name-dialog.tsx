// Asks for the public name when a page is to be published and has no address yet.
import { USERNAME_HINT } from '@vys/contract/schemas';
import { type FormEvent, useState } from 'react';
import { useUpdateProfile } from '#web/features/accounts/profile-queries.ts';
import { useUsernameCheck } from '#web/features/accounts/username/use-username-check.ts';
import { cleanUsername, USERNAME_MIN } from '#web/features/accounts/username/username-rules.ts';
import { getErrorMessage, isApiError } from '#web/lib/api/api-error.ts';
import { getPagesHost, useClientConfig } from '#web/lib/api/client-config.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { FormError } from '#web/ui/feedback/alert.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { Dialog, DialogContent } from '#web/ui/overlays/dialog.tsx';

export type ChooseNameDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The name is set. */
  onChosen: () => void;
};

export function ChooseNameDialog({ open, onOpenChange, onChosen }: ChooseNameDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size="sm"
        title="Choose your username"
        description="Your username becomes your link. We'll publish your page right after."
      >
        <NameForm
          onChosen={() => {
            onOpenChange(false);
            onChosen();
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

function NameForm({ onChosen }: { onChosen: () => void }) {
  const host = getPagesHost(useClientConfig());
  const update = useUpdateProfile({ shownInline: true });
  const [username, setUsername] = useState('');
  const [availability, reject] = useUsernameCheck(username, '');
  const isReady = username.length >= USERNAME_MIN && availability.state === 'available';
  const isTaken = isApiError(update.error) && update.error.status === 409;

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!isReady || update.isPending) return;
    try {
      await update.mutateAsync({ vys_url: username });
      onChosen();
    } catch (error) {
      if (isApiError(error) && error.status === 409) reject(error.message);
    }
  }

  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-5">
      <FormError>{update.error && !isTaken && getErrorMessage(update.error)}</FormError>
      <div>
        <Field
          label="Username"
          hint={USERNAME_HINT}
          error={availability.state === 'unavailable' ? availability.message : undefined}
        >
          <Input
            value={username}
            onChange={(event) => setUsername(cleanUsername(event.target.value))}
            before={host ? `${host}/` : undefined}
            after={availability.state === 'checking' && <Spinner label="Checking" />}
            placeholder="yourname"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <p role="status" className="mt-1.5 min-h-5 text-success-text text-xs">
          {availability.state === 'available' &&
            (availability.message || `${username} is available`)}
        </p>
      </div>
      <Button type="submit" disabled={!isReady} loading={update.isPending}>
        Save and publish
      </Button>
    </form>
  );
}
