// Sends a call to the reader's own account, with their session or an API key: reading ones at once, others after a
// confirmation.
import type { ApiDocument } from '@vys/contract/api-docs/document';
import type { Operation } from '@vys/contract/api-docs/operations';
import { type ReactNode, useState } from 'react';
import { paths } from '#web/lib/navigation/paths.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { messages } from '../messages/en.ts';
import { getTryMode } from './can-try.ts';
import { type Credential, CredentialField } from './credential-field.tsx';
import { TryForm } from './try-form.tsx';

type Props = {
  document: ApiDocument;
  operation: Operation;
  credential: Credential;
  onCredentialChange: (credential: Credential) => void;
};

export function TryIt(props: Props) {
  const { document, operation } = props;
  const { status } = useSession();
  const mode = getTryMode(document, operation);
  const hasSession = status === 'signedIn';
  const isOpen = hasSession || operation.keyScope !== undefined;
  return (
    <section aria-label={messages.tryIt} className="flex flex-col gap-3">
      <h2 className="font-semibold text-base text-fg">{messages.tryIt}</h2>
      {mode === 'notPossible' && <Hint>{messages.tryItNotPossible}</Hint>}
      {mode === 'deletesAccount' && <Hint>{messages.tryItDeletesAccount}</Hint>}
      {mode === 'possible' && hasSession && <Hint>{messages.tryItHint}</Hint>}
      {mode === 'possible' && status === 'signedOut' && (
        <Hint>
          {isOpen ? messages.tryItSignedOutOrKey : messages.tryItSignedOut}{' '}
          <a href={paths.loginThen(`${paths.docs}#${operation.id}`)} className="link">
            {messages.signIn}
          </a>
        </Hint>
      )}
      {mode === 'possible' && isOpen && status !== 'restoring' && (
        <OpenForm {...props} hasSession={hasSession} />
      )}
    </section>
  );
}

function OpenForm(props: Props & { hasSession: boolean }) {
  const { document, operation, credential, onCredentialChange, hasSession } = props;
  const { keyScope } = operation;
  const [isBad, setBad] = useState(false);
  const usesKey = keyScope !== undefined && (!hasSession || credential.kind === 'key');
  return (
    <TryForm
      document={document}
      operation={operation}
      apiKey={usesKey ? credential.key : undefined}
      onBadKey={() => setBad(true)}
    >
      {keyScope !== undefined && (
        <CredentialField
          credential={credential}
          onChange={(next) => {
            setBad(false);
            onCredentialChange(next);
          }}
          keyScope={keyScope}
          hasSession={hasSession}
          error={isBad ? messages.apiKeyInvalid : undefined}
        />
      )}
    </TryForm>
  );
}

function Hint({ children }: { children: ReactNode }) {
  return <p className="text-muted text-sm">{children}</p>;
}
