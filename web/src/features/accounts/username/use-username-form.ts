// The form that chooses the public name: cleans what is typed, checks it live and saves it.
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { type ApiError, getErrorMessage, isApiError } from '#web/lib/api/api-error.ts';
import { useUpdateProfile } from '../profile-queries.ts';
import { useUsernameCheck } from './use-username-check.ts';
import { cleanUsername, USERNAME_MIN } from './username-rules.ts';

const schema = z.object({ username: z.string().min(USERNAME_MIN) });

type Options = {
  initialUsername: string;
  /** The name the user has already; empty when there is none. */
  currentUsername: string;
  onType?: (username: string) => void;
  onSaved: (username: string) => void;
};

export function useUsernameForm({ initialUsername, currentUsername, onType, onSaved }: Options) {
  const update = useUpdateProfile({ shownInline: true });
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { username: initialUsername },
  });
  const username = useWatch({ control: form.control, name: 'username' });
  const [availability, reject] = useUsernameCheck(username, currentUsername);
  const isReady = username.length >= USERNAME_MIN && availability.state === 'available';

  const submit = form.handleSubmit(async (typed) => {
    if (!isReady || update.isPending) return;
    try {
      if (typed.username !== currentUsername) await update.mutateAsync({ vys_url: typed.username });
    } catch (error) {
      if (isConflict(error)) reject(error.message);
      return;
    }
    onSaved(typed.username);
  });

  function choose(name: string) {
    const cleaned = cleanUsername(name);
    form.setValue('username', cleaned);
    onType?.(cleaned);
  }

  return {
    username,
    availability,
    isReady,
    /** Puts a name into the field. */
    choose,
    isSaving: update.isPending,
    /** Why saving failed, unless the name is taken: `availability` says that. */
    problem: update.error && !isConflict(update.error) ? getErrorMessage(update.error) : undefined,
    inputProps: form.register('username', {
      onChange: ({ target }) => choose(target.value),
    }),
    submit,
    formProps: { noValidate: true, onSubmit: submit },
  };
}

export type UsernameForm = ReturnType<typeof useUsernameForm>;

const isConflict = (error: unknown): error is ApiError => isApiError(error) && error.status === 409;
