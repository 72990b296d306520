// Recovery codes on the only occasion when they can be seen: to copy, to keep as a file, and a word
// that they are kept.

import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { CopyButton } from '#web/ui/actions/copy-button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { DialogContent } from '#web/ui/overlays/dialog.tsx';
import { messages } from './messages/en.ts';

type Props = { codes: readonly string[]; email: string; title: string; onDone: () => void };

export function RecoveryCodesContent({ codes, email, title, onDone }: Props) {
  const [areSaved, setSaved] = useState(false);
  const stay = (event: Event) => {
    if (!areSaved) event.preventDefault();
  };
  return (
    <DialogContent
      title={title}
      description={messages.recoveryCodesIntro}
      onInteractOutside={stay}
      onEscapeKeyDown={stay}
      footer={
        <Button disabled={!areSaved} onClick={onDone}>
          {messages.done}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <ol
          aria-label={messages.recoveryCodes}
          className="grid gap-x-4 gap-y-1.5 rounded-md border border-line bg-inset px-3.5 py-4 font-mono text-fg text-xs tabular-nums sm:grid-cols-[auto_auto] sm:justify-between"
        >
          {codes.map((code) => (
            <li key={code} className="whitespace-nowrap">
              {code}
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-2">
          <CopyButton
            text={codes.join('\n')}
            label={messages.copyCodes}
            onError={() => toast.error(messages.copyFailed)}
          />
          <Button variant="secondary" onClick={() => void download(codes, email)}>
            <Download aria-hidden="true" />
            {messages.download}
          </Button>
        </div>
        <Checkbox label={messages.codesSaved} checked={areSaved} onCheckedChange={setSaved} />
      </div>
    </DialogContent>
  );
}

function download(codes: readonly string[], email: string): Promise<void> {
  const lines = [
    messages.codesFor(email, window.location.host),
    messages.codesFileHint,
    '',
    ...codes,
    '',
  ];
  const type = 'text/plain;charset=utf-8';
  const file = new Response(lines.join('\r\n'), { headers: { 'content-type': type } });
  return saveFile(file, 'vys-recovery-codes.txt');
}
