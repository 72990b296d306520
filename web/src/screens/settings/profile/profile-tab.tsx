// Profile: who the user is. Sent only when something was changed.

import type { User } from '@vys/contract/identity/accounts';
import { type FormEvent, useState } from 'react';
import { MoveAddressDialog } from '#web/features/accounts/username/move-address-dialog.tsx';
import { useCurrentPage } from '#web/features/pages/current-page.ts';
import { UnsavedChangesGuard } from '#web/lib/navigation/unsaved-changes-guard.tsx';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { FormError } from '#web/ui/feedback/alert.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { EmailField } from './email-field.tsx';
import { LanguageCard } from './language/language-card.tsx';
import { messages } from './messages/en.ts';
import { PictureField } from './picture/picture-field.tsx';
import { PublicAddress } from './public-address.tsx';
import { TimeZoneField } from './time-zone-field.tsx';
import { useProfileForm } from './use-profile-form.ts';
import { UsernameField } from './username-field.tsx';

export function ProfileTab() {
  const user = useUser();
  return (
    user && (
      <>
        <ProfileForm user={user} />
        <LanguageCard />
      </>
    )
  );
}

function ProfileForm({ user }: { user: User }) {
  const form = useProfileForm(user);
  const { data: page } = useCurrentPage();
  const [isConfirming, setConfirming] = useState(false);
  // Visitors may be there already: also while it is not known.
  const movesPage = form.isRenaming && user.vys_url !== '' && isPublic(page);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.canSave) return;
    if (movesPage) setConfirming(true);
    else void form.save();
  }

  async function move() {
    await form.save();
    setConfirming(false);
  }

  return (
    <form noValidate onSubmit={submit}>
      <SettingsCard
        anchor="profile"
        title={messages.profile}
        help="picture"
        description={<Person user={user} />}
        footer={
          <>
            {form.isDirty && (
              <Button variant="ghost" disabled={form.isSaving} onClick={form.discard}>
                {messages.discard}
              </Button>
            )}
            <Button type="submit" disabled={!form.canSave} loading={form.isSaving}>
              {messages.saveChanges}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-5">
          <FormError>{form.errors.form}</FormError>
          <Field label={messages.fullName} error={form.errors.fullName}>
            <Input autoComplete="name" maxLength={160} {...form.fullNameProps} />
          </Field>
          <UsernameField user={user} form={form} />
          <EmailField user={user} />
          <TimeZoneField form={form} saved={user.time_zone} />
          {user.page_url && <PublicAddress url={user.page_url} page={page} />}
        </div>
      </SettingsCard>
      <MoveAddressDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        from={user.vys_url}
        to={form.username}
        isMoving={form.isSaving}
        onMove={() => void move()}
      />
      <UnsavedChangesGuard
        hasUnsavedChanges={form.isDirty}
        description={messages.unsavedChangesWarning}
        onDiscard={form.discard}
      />
    </form>
  );
}

const isPublic = (page: { status: string } | null | undefined) =>
  page === undefined || page?.status === 'published';

function Person({ user }: { user: User }) {
  return (
    <>
      <p className="[overflow-wrap:anywhere]">{messages.intro}</p>
      <PictureField user={user} />
    </>
  );
}
