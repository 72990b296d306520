// What was typed over the profile, and saving it. Untouched fields follow the profile as it is loaded.
import type { User } from '@vys/contract/accounts';
import { useState } from 'react';
import { useUpdateProfile } from '#web/features/accounts/profile-queries.ts';
import { useUsernameCheck } from '#web/features/accounts/username/use-username-check.ts';
import { cleanUsername, USERNAME_MIN } from '#web/features/accounts/username/username-rules.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { getErrorMessage } from '#web/lib/api/error-messages.ts';
import { toast } from '#web/ui/feedback/toast.ts';

type Edits = { username?: string; fullName?: string };

export function useProfileForm(user: User) {
  const [edits, setEdits] = useState<Edits>({});
  const update = useUpdateProfile({ shownInline: true });
  const username = edits.username ?? user.username;
  const fullName = edits.fullName ?? user.full_name;
  const [availability, reject] = useUsernameCheck(username, user.username);

  const isRenaming = username !== user.username;
  const isNaming = fullName.trim() !== user.full_name;
  const isNameFine =
    !isRenaming || (username.length >= USERNAME_MIN && availability.state === 'available');
  const change = (edit: Edits) => {
    update.reset();
    setEdits({ ...edits, ...edit });
  };

  function discard() {
    update.reset();
    setEdits({});
  }

  async function save(): Promise<void> {
    try {
      await update.mutateAsync({
        ...(isRenaming ? { username } : {}),
        ...(isNaming ? { full_name: fullName.trim() } : {}),
      });
    } catch (error) {
      const message = usernameProblem(error);
      if (message) reject(message);
      return;
    }
    setEdits({});
    toast.success('Profile updated successfully');
  }

  return {
    username,
    fullName,
    availability,
    isRenaming,
    /** Something was changed. */
    isDirty: isRenaming || isNaming,
    canSave: (isRenaming || isNaming) && isNameFine && !update.isPending,
    isSaving: update.isPending,
    errors: toFieldErrors(update.error),
    typeUsername: (text: string) => change({ username: cleanUsername(text) }),
    typeFullName: (text: string) => change({ fullName: text }),
    discard,
    save,
  };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;

function usernameProblem(error: unknown): string | undefined {
  if (!isApiError(error)) return undefined;
  return error.status === 409 ? error.message : error.fields.username;
}

/** What the server said, at its field or over the form. */
function toFieldErrors(error: unknown): { fullName?: string; form?: string } {
  if (!error || usernameProblem(error)) return {};
  const fullName = isApiError(error) ? error.fields.full_name : undefined;
  return fullName
    ? { fullName }
    : { form: getErrorMessage(error, { rejected: "We couldn't save your profile. Try again." }) };
}
