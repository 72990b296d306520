// Free names like one that is taken; a press takes one into the field.
import { useQuery } from '@tanstack/react-query';
import { checkUsername } from '@vys/contract/identity/accounts';
import { call } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { messages } from './messages/en.ts';
import type { UsernameForm } from './use-username-form.ts';
import { suggestUsernames, USERNAME_MIN } from './username-rules.ts';

const MOST = 3;

async function listFreeNames(taken: string): Promise<string[]> {
  const names = suggestUsernames(taken);
  const checks = await Promise.all(
    names.map((username) => call(checkUsername, { params: { username } })),
  );
  return names.filter((_name, place) => checks[place]?.available).slice(0, MOST);
}

export type UsernameSuggestionsProps = {
  form: Pick<UsernameForm, 'username' | 'availability' | 'choose'>;
};

export function UsernameSuggestions({ form }: UsernameSuggestionsProps) {
  const { username, availability, choose } = form;
  const { data: names = [] } = useQuery({
    queryKey: ['username-suggestions', username],
    queryFn: () => listFreeNames(username),
    enabled: availability.state === 'unavailable' && username.length >= USERNAME_MIN,
    meta: { shownInline: true },
  });
  if (names.length === 0) return null;
  return (
    <fieldset aria-label={messages.freeNames} className="flex flex-wrap items-center gap-2">
      <span aria-hidden="true" className="w-full text-muted text-sm">
        {messages.freeNames}
      </span>
      {names.map((name) => (
        <Button key={name} variant="secondary" size="sm" onClick={() => choose(name)}>
          {name}
        </Button>
      ))}
    </fieldset>
  );
}
