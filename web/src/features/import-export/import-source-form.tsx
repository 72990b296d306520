// The source of an import: a public URL or a local file.

import { zodResolver } from '@hookform/resolvers/zod';
import { FileUp } from 'lucide-react';
import { useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import type { ImportSource } from './import-page.ts';
import { messages } from './messages/en.ts';

const schema = z.object({ url: z.string().trim().min(1, messages.sourceMissing) });

type Props = {
  isLoading: boolean;
  onPreview: (source: ImportSource) => void;
};

export function ImportSourceForm({ isLoading, onPreview }: Props) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { url: '' },
  });
  const picker = useRef<HTMLInputElement>(null);
  const hint = useId();

  return (
    <div className="flex flex-col gap-5">
      <form onSubmit={handleSubmit(onPreview)} noValidate className="flex flex-col gap-3">
        <Field
          label={messages.pageLink}
          hint={messages.pageLinkHint}
          error={formState.errors.url?.message}
        >
          <Input
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder="https://"
            maxLength={2048}
            {...register('url')}
          />
        </Field>
        <Button type="submit" loading={isLoading} className="self-start">
          {messages.previewImport}
        </Button>
      </form>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-5">
        <Button
          variant="secondary"
          disabled={isLoading}
          aria-describedby={hint}
          onClick={() => picker.current?.click()}
        >
          <FileUp aria-hidden="true" />
          {messages.chooseFile}
        </Button>
        <p id={hint} className="min-w-0 flex-1 basis-56 text-muted text-xs">
          {messages.pageFileHint}
        </p>
        <input
          ref={picker}
          type="file"
          accept=".json,.html,.htm,application/json,text/html"
          aria-label={messages.pageFile}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            const file = event.target.files?.[0];
            // The same file may be chosen again after it was changed.
            event.target.value = '';
            if (file) onPreview({ file });
          }}
        />
      </div>
    </div>
  );
}
