// What was typed over the profile, and saving it. Untouched fields follow the profile as it is loaded.

import { zodResolver } from '@hookform/resolvers/zod';
import type { User } from '@vys/contract/identity/accounts';
import { type FieldErrors, useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useUpdateProfile } from '#web/features/accounts/profile-queries.ts';
import { useUsernameCheck } from '#web/features/accounts/username/use-username-check.ts';
import { cleanUsername, USERNAME_MIN } from '#web/features/accounts/username/username-rules.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { getErrorMessage } from '#web/lib/api/error-messages.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { messages } from './messages/en.ts';

const schema = z.object({
  username: z.string(),
  fullName: z.string().trim().min(1, messages.nameRequired),
  timeZone: z.string(),
});
type Profile = z.output<typeof schema>;

const toProfile = (user: User): Profile => ({
  username: user.username,
  fullName: user.full_name,
  timeZone: user.time_zone ?? '',
});

export function useProfileForm(user: User) {
  const update = useUpdateProfile({ shownInline: true });
  const form = useForm({
    resolver: zodResolver(schema),
    values: toProfile(user),
    resetOptions: { keepDirtyValues: true },
  });
  const [username, fullName, timeZone] = useWatch({
    control: form.control,
    name: ['username', 'fullName', 'timeZone'],
  });
  const [availability, reject] = useUsernameCheck(username, user.username);

  const isRenaming = username !== user.username;
  const isNaming = fullName.trim() !== user.full_name;
  const isMoving = timeZone !== '' && timeZone !== user.time_zone;
  const isDirty = isRenaming || isNaming || isMoving;
  const isNameFine =
    !isRenaming || (username.length >= USERNAME_MIN && availability.state === 'available');

  /** Edits too, which a profile that is loaded in the background leaves alone. */
  const replaceAll = (saved: User) => form.reset(toProfile(saved), { keepDirtyValues: false });

  function discard() {
    update.reset();
    replaceAll(user);
  }

  async function save(profile: Profile): Promise<void> {
    try {
      const { data } = await update.mutateAsync({
        ...(isRenaming ? { username: profile.username } : {}),
        ...(isNaming ? { full_name: profile.fullName } : {}),
        ...(isMoving ? { time_zone: profile.timeZone } : {}),
      });
      replaceAll(data);
    } catch (error) {
      const message = usernameProblem(error);
      if (message) reject(message);
      return;
    }
    toast.success(messages.profileUpdated);
  }

  return {
    username,
    availability,
    isRenaming,
    /** Something was changed. */
    isDirty,
    canSave: isDirty && isNameFine && !update.isPending,
    isSaving: update.isPending,
    errors: { ...toFieldErrors(update.error), ...typedError(form.formState.errors) },
    usernameProps: form.register('username', {
      onChange({ target }) {
        update.reset();
        form.setValue('username', cleanUsername(target.value), { shouldDirty: true });
      },
    }),
    timeZone,
    /** Undefined keeps the one that is saved. */
    chooseTimeZone(zone: string | undefined) {
      update.reset();
      form.setValue('timeZone', zone ?? user.time_zone ?? '', { shouldDirty: true });
    },
    fullNameProps: form.register('fullName', { onChange: () => update.reset() }),
    discard,
    save: form.handleSubmit(save),
  };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;

function usernameProblem(error: unknown): string | undefined {
  if (!isApiError(error)) return undefined;
  return error.status === 409 ? error.message : error.fields.username;
}

const typedError = ({ fullName }: FieldErrors<Profile>): { fullName?: string } =>
  fullName?.message ? { fullName: fullName.message } : {};

/** What the server said, at its field or over the form. */
function toFieldErrors(error: unknown): { fullName?: string; form?: string } {
  if (!error || usernameProblem(error)) return {};
  const fullName = isApiError(error) ? error.fields.full_name : undefined;
  return fullName
    ? { fullName }
    : { form: getErrorMessage(error, { rejected: messages.saveFailed }) };
}
