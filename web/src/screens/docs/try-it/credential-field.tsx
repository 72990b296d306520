// What a call to try is sent with: the session of this browser, or a pasted API key.
import { API_KEY_PREFIX } from '@vys/contract/api/key-scopes';
import { Field } from '#web/ui/fields/field.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { SegmentedControl } from '#web/ui/fields/segmented-control.tsx';
import { messages } from '../messages/en.ts';

/** Held in memory only. */
export type Credential = { readonly kind: 'session' | 'key'; readonly key: string };

export const isApiKey = (key: string): boolean => key.startsWith(API_KEY_PREFIX);

type Props = {
  credential: Credential;
  onChange: (credential: Credential) => void;
  keyScope: string;
  /** Without a session there is nothing to choose. */
  hasSession: boolean;
  error: string | undefined;
};

export function CredentialField({ credential, onChange, keyScope, hasSession, error }: Props) {
  const isKey = !hasSession || credential.kind === 'key';
  return (
    <div className="flex flex-col items-start gap-3">
      {hasSession && (
        <SegmentedControl
          label={messages.credential}
          size="sm"
          value={credential.kind}
          onValueChange={(kind) => onChange({ ...credential, kind })}
          segments={(['session', 'key'] as const).map((value) => ({
            value,
            label: messages.credentials[value],
          }))}
        />
      )}
      {isKey && (
        <Field
          label={messages.apiKey}
          hint={messages.apiKeyHint(keyScope)}
          error={error}
          className="w-full"
        >
          <PasswordInput
            autoComplete="off"
            spellCheck={false}
            value={credential.key}
            onChange={(event) => onChange({ ...credential, key: event.target.value.trim() })}
          />
        </Field>
      )}
    </div>
  );
}
