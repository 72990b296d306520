// Adds an item to a section: with placeholders to fill in, or with the picture or the address that it is about.
import { freeId } from '@vys/compiler/page-model/apply/convert';
import type { PageSection } from '@vys/contract/page-model/sections';
import { linkUrl } from '@vys/contract/page-model/values';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { UploadButton, useImageSources } from '#web/features/pages/content/fields/image-field.tsx';
import {
  messages as fieldMessages,
  fieldText,
  sectionTexts,
} from '#web/features/pages/content/messages/en.ts';
import { completeUrl } from '#web/features/pages/content/values/complete-url.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import type { Item } from '../entry-names.ts';
import { messages } from '../messages/en.ts';
import { newItem } from '../new-entries.ts';
import { usePanel } from '../panel-context.ts';

type AddItemProps = { section: PageSection; isFull: boolean };

export function AddItem({ section, isFull }: AddItemProps) {
  const { page, apply, open } = usePanel();
  const { kind, id } = section;

  async function add(item: Item, { opens = true } = {}) {
    const added = await apply([{ type: 'item.add', section: id, item }]);
    if (added && opens) open({ on: 'item', section: id, id: item.id });
  }

  if (kind === 'gallery') {
    const addPhoto = (url: string) =>
      void add({ id: freeId(page, 'photo'), image: { url, alt: '' } }, { opens: false });
    return <AddPhoto isFull={isFull} onUrl={addPhoto} />;
  }
  if (kind === 'video' || kind === 'music') {
    return (
      <AddByAddress
        kind={kind}
        isFull={isFull}
        onUrl={(url) => void add({ id: freeId(page, kind), url }, { opens: false })}
      />
    );
  }
  const item = newItem(page, kind);
  if (item === undefined) return null;
  return (
    <Button variant="secondary" className="w-full" disabled={isFull} onClick={() => void add(item)}>
      <Plus aria-hidden="true" />
      {addLabel(kind)}
    </Button>
  );
}

function addLabel(kind: PageSection['kind']): string {
  const { item = '' } = sectionTexts[kind];
  return messages.addItem(item);
}

type AddByUrlProps = { isFull: boolean; onUrl: (url: string) => void };

function AddPhoto({ isFull, onUrl }: AddByUrlProps) {
  const { replace, upload, problem, isUploading } = useImageSources(onUrl);
  if (isFull) return null;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex gap-2 [&>button]:flex-1">
        <Button variant="secondary" size="sm" onClick={replace}>
          <Plus aria-hidden="true" />
          {addLabel('gallery')}
        </Button>
        <UploadButton onFile={upload} isUploading={isUploading} />
      </div>
      {problem && (
        <p role="alert" className="text-danger-text text-xs">
          {problem}
        </p>
      )}
    </div>
  );
}

function AddByAddress({ kind, isFull, onUrl }: AddByUrlProps & { kind: 'video' | 'music' }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const { label, hint } = fieldText(`${kind}.item`, 'url');

  function add(event: FormEvent) {
    event.preventDefault();
    const url = completeUrl(text);
    if (url === '' || !linkUrl.safeParse(url).success) return setProblem(fieldMessages.badUrl);
    setText('');
    setProblem(undefined);
    onUrl(url);
  }

  return (
    <form noValidate onSubmit={add}>
      <Field label={label} hint={hint} error={problem}>
        <span className="flex gap-2">
          <Input
            value={text}
            inputMode="url"
            autoCapitalize="none"
            placeholder="https://"
            disabled={isFull}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" variant="secondary" disabled={isFull}>
            {messages.add}
          </Button>
        </span>
      </Field>
    </form>
  );
}
