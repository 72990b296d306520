// A read-only text with a button that copies it.
import { CopyButton } from '#web/ui/actions/copy-button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { recordShare } from '../checklist.ts';
import { messages } from './messages/en.ts';

export function CopyField({ label, text }: { label: string; text: string }) {
  return (
    <div className="flex w-full flex-col gap-2 sm:flex-row sm:items-end">
      <Field label={label} className="flex-1">
        <Input
          readOnly
          value={text}
          className="truncate"
          onFocus={(event) => event.target.select()}
        />
      </Field>
      <CopyButton
        text={text}
        className="min-w-25"
        onCopied={recordShare}
        onError={() => toast.error(messages.copyFailed)}
      />
    </div>
  );
}
