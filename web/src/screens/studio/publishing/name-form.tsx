// The form for a public name; it is loaded when a page is to be published without one.
import { useUsernameForm } from '#web/features/accounts/username/use-username-form.ts';
import { UsernameInput } from '#web/features/accounts/username/username-input.tsx';
import { UsernameSuggestions } from '#web/features/accounts/username/username-suggestions.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { FormError } from '#web/ui/feedback/alert.tsx';
import { messages } from './messages/en.ts';

export function NameForm({ onChosen }: { onChosen: () => void }) {
  const form = useUsernameForm({ initialUsername: '', currentUsername: '', onSaved: onChosen });
  return (
    <form {...form.formProps} className="flex flex-col gap-5">
      <FormError>{form.problem}</FormError>
      <div className="flex flex-col gap-2">
        <UsernameInput form={form} />
        <UsernameSuggestions form={form} />
      </div>
      <Button type="submit" disabled={!form.isReady} loading={form.isSaving}>
        {messages.saveAndPublish}
      </Button>
    </form>
  );
}
