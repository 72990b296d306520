// Two faster ways to add links: paste a list, or read them from a profile on another site.
import { ClipboardPaste, Import } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useImportPage } from '#web/features/import-export/import-page.ts';
import {
  type PastedLink,
  readPastedLinks,
} from '#web/features/pages/content/values/read-pasted-links.ts';
import { getErrorMessage } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { messages } from './messages/en.ts';

export type BroughtProfile = { name: string; tagline: string; links: readonly PastedLink[] };

type BringLinksProps = {
  onLinks: (links: readonly PastedLink[]) => void;
  onProfile: (profile: BroughtProfile) => void;
};

type Way = 'paste' | 'import';

export function BringLinks({ onLinks, onProfile }: BringLinksProps) {
  const [way, setWay] = useState<Way>();
  const panel = useId();
  const buttons = useRef<HTMLDivElement>(null);
  const toggle = (next: Way) => setWay((now) => (now === next ? undefined : next));
  function close() {
    // The button that closes the panel goes with it.
    buttons.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    setWay(undefined);
  }
  return (
    <div className="mt-2.5">
      <div ref={buttons} className="-ml-2.5 flex flex-wrap gap-x-1 gap-y-1.5">
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={way === 'paste'}
          aria-controls={panel}
          onClick={() => toggle('paste')}
        >
          <ClipboardPaste aria-hidden="true" />
          {messages.pasteSeveral}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={way === 'import'}
          aria-controls={panel}
          onClick={() => toggle('import')}
        >
          <Import aria-hidden="true" />
          {messages.importProfile}
        </Button>
      </div>
      <div id={panel}>
        {way === 'paste' && (
          <PastePanel
            onLinks={(links) => {
              onLinks(links);
              close();
            }}
          />
        )}
        {way === 'import' && (
          <ImportPanel
            onProfile={(profile) => {
              onProfile(profile);
              close();
            }}
          />
        )}
      </div>
    </div>
  );
}

const panelStyle = 'mt-2 animate-rise-in rounded-lg border border-line bg-surface p-3.5';

function PastePanel({ onLinks }: Pick<BringLinksProps, 'onLinks'>) {
  const [text, setText] = useState('');
  const links = readPastedLinks(text);
  const error = text.trim() !== '' && links.length === 0 ? messages.noLinksFound : undefined;
  return (
    <div className={panelStyle}>
      <Field label={messages.pastedLinks} hint={messages.onePerLine} error={error}>
        <Textarea
          autoGrow
          className="max-h-52"
          value={text}
          spellCheck={false}
          placeholder={messages.pastedExample}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Button
        size="sm"
        className="mt-3"
        disabled={links.length === 0}
        onClick={() => onLinks(links)}
      >
        {messages.addLinks(links.length)}
      </Button>
    </div>
  );
}

function ImportPanel({ onProfile }: Pick<BringLinksProps, 'onProfile'>) {
  const [address, setAddress] = useState('');
  const imports = useImportPage();
  function read() {
    imports.mutate(
      { url: address.trim() },
      { onSuccess: ({ profile }) => profile && onProfile(profile) },
    );
  }
  return (
    <div className={panelStyle}>
      <Field label={messages.profileAddress} hint={messages.profileHint}>
        <Input
          type="url"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={messages.profileExample}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The form around this panel is the step, which is not done yet.
            event.preventDefault();
            if (address.trim() !== '') read();
          }}
        />
      </Field>
      {imports.isError && (
        <Alert tone="destructive" className="mt-3">
          {getErrorMessage(imports.error)}
        </Alert>
      )}
      <Button
        size="sm"
        className="mt-3"
        disabled={address.trim() === ''}
        loading={imports.isPending}
        onClick={read}
      >
        {messages.import}
      </Button>
    </div>
  );
}
