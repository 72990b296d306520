// Adds links to a list: one address, or many that are pasted at once, with or without titles.
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { messages } from '../messages/en.ts';
import { newLinks } from '../new-entries.ts';
import { usePanel } from '../panel-context.ts';

type AddLinksProps = { count: number; max: number; section: string | undefined };

export function AddLinks({ count, max, section }: AddLinksProps) {
  const { page, apply } = usePanel();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();

  function close() {
    setOpen(false);
    setText('');
    setProblem(undefined);
  }

  async function add(event?: FormEvent) {
    event?.preventDefault();
    const links = newLinks(page, text);
    if (links.length === 0) return setProblem(messages.noAddressFound);
    if (count + links.length > max) return setProblem(messages.tooManyLinks(max));
    const place = section === undefined ? {} : { section };
    const operations = links.map((link) => ({ type: 'link.add', link, ...place }) as const);
    if (await apply(operations, messages.linksAdded(links.length))) close();
  }

  if (!isOpen) {
    return (
      <Button
        variant="secondary"
        className="w-full"
        disabled={count >= max}
        onClick={() => setOpen(true)}
      >
        <Plus aria-hidden="true" />
        {messages.addLinks}
      </Button>
    );
  }
  return (
    <form noValidate onSubmit={add} className="rounded-md border border-line bg-raised p-3">
      <Field label={messages.addLinks} hint={messages.addLinksHint} error={problem}>
        <Textarea
          autoFocus
          autoGrow
          rows={2}
          value={text}
          inputMode="url"
          autoCapitalize="none"
          placeholder="https://"
          onChange={({ target }) => {
            setText(target.value);
            setProblem(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close();
            if (event.key !== 'Enter' || event.shiftKey) return;
            event.preventDefault();
            void add();
          }}
          className="max-h-48 min-h-16"
        />
      </Field>
      <div className="mt-3 flex justify-end gap-2">
        <Button variant="ghost" size="sm" onClick={close}>
          {messages.cancel}
        </Button>
        <Button type="submit" size="sm">
          {messages.add}
        </Button>
      </div>
    </form>
  );
}
