// Security: how the user signs in, where they are signed in, data export, and account deletion.
import { useUser } from '#web/lib/session/use-session.ts';
import { ApiKeysCard } from './api-keys/api-keys-card.tsx';
import { DeletionCard } from './deletion-card.tsx';
import { ExportCard } from './export-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SignInCards } from './sign-in-cards.tsx';

export function SecurityTab() {
  const user = useUser();
  if (!user) return null;
  return (
    <>
      <PasswordCard email={user.email} />
      <SignInCards />
      <SessionsCard />
      <ApiKeysCard />
      <ExportCard />
      <DeletionCard user={user} />
    </>
  );
}
