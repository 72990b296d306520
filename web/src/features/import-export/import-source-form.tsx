// The source of an import: a public URL or a local file.
import { FileUp } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import type { ImportSource } from './import-page.ts';

type Props = {
  isLoading: boolean;
  onPreview: (source: ImportSource) => void;
};

export function ImportSourceForm({ isLoading, onPreview }: Props) {
  const [url, setUrl] = useState('');
  const [missing, setMissing] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const hint = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    const address = url.trim();
    setMissing(address === '');
    if (address !== '') onPreview({ url: address });
  }

  return (
    <div className="flex flex-col gap-5">
      <form onSubmit={submit} noValidate className="flex flex-col gap-3">
        <Field
          label="Page link"
          hint="A public link page or website. We only read what's publicly visible."
          error={missing ? 'Enter a link or choose a file.' : undefined}
        >
          <Input
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder="https://"
            maxLength={2048}
            value={url}
            onChange={(event) => setUrl(event.target.value)}
          />
        </Field>
        <Button type="submit" loading={isLoading} className="self-start">
          Preview import
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
          Choose a file
        </Button>
        <p id={hint} className="min-w-0 flex-1 basis-56 text-muted text-xs">
          A JSON export from Vys or a web page saved as HTML, up to 2 MB.
        </p>
        <input
          ref={picker}
          type="file"
          accept=".json,.html,.htm,application/json,text/html"
          aria-label="Page file"
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
