// The text for one network: to be changed, within its limit, copied, or opened where it is posted.
import { ExternalLink, RotateCcw } from 'lucide-react';
import { interfaceLocale } from '#web/lib/language/interface-language.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { CopyButton } from '#web/ui/actions/copy-button.tsx';
import { cn } from '#web/ui/cn.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { recordShare } from '../../checklist.ts';
import { messages } from './messages/en.ts';
import { composePost, type Network } from './networks.ts';

export type Draft = { text: string; subject: string };

export type PostEditorProps = {
  network: Network;
  link: string;
  ready: Draft;
  draft: Draft;
  onChange: (draft: Draft) => void;
};

/** More than any network takes: what cannot be posted is still shown, to be shortened. */
const TEXT_LIMIT = 5_000;
const SUBJECT_LIMIT = 120;

const numbers = new Intl.NumberFormat(interfaceLocale);

export function PostEditor({ network, link, ready, draft, onChange }: PostEditorProps) {
  const post = composePost(network, { text: draft.text, link });
  const { limit } = network;
  const length = network.count(post);
  const excess = limit === undefined ? 0 : length - limit;
  const isChanged = draft.text !== ready.text || draft.subject !== ready.subject;
  return (
    <div className="flex flex-col gap-3">
      {network.hasSubject && (
        <Field label={messages.subject}>
          <Input
            value={draft.subject}
            maxLength={SUBJECT_LIMIT}
            onChange={(event) => onChange({ ...draft, subject: event.target.value })}
          />
        </Field>
      )}
      <Field
        label={network.hasLinkField ? messages.bioText : messages.postText}
        hint={messages.habits[network.id]}
        error={excess > 0 ? messages.tooLong(network.name, numbers.format(excess)) : undefined}
        aside={
          limit !== undefined && (
            <span className={cn('tabular-nums', excess > 0 && 'text-danger-text')}>
              {messages.length(numbers.format(length), numbers.format(limit))}
            </span>
          )
        }
      >
        <Textarea
          autoGrow
          maxLength={TEXT_LIMIT}
          value={draft.text}
          className="max-h-60"
          onChange={(event) => onChange({ ...draft, text: event.target.value })}
        />
      </Field>
      <LinkNote network={network} text={draft.text} link={link} />
      <div className="flex flex-wrap gap-2">
        <OpenButton
          network={network}
          url={network.getUrl({ text: post, link, subject: draft.subject })}
          text={network.needsPaste ? draft.text.trim() : undefined}
          isTooLong={excess > 0}
        />
        <CopyButton
          text={post}
          label={messages.copyText}
          onCopied={recordShare}
          onError={() => toast.error(messages.copyFailed)}
        />
        {isChanged && (
          <Button variant="ghost" onClick={() => onChange(ready)}>
            <RotateCcw aria-hidden="true" />
            {messages.restore}
          </Button>
        )}
      </div>
    </div>
  );
}

function LinkNote({ network, text, link }: { network: Network; text: string; link: string }) {
  if (network.hasLinkField || text.includes(link)) return null;
  const shown = link.replace(/^https?:\/\//, '');
  return (
    <p className="text-muted text-xs [overflow-wrap:anywhere]">
      {network.needsPaste ? messages.linkSeparate(shown) : messages.linkAdded(shown)}
    </p>
  );
}

type OpenButtonProps = {
  network: Network;
  url: string;
  /** Copied first, for a network that takes no text. */
  text: string | undefined;
  isTooLong: boolean;
};

function OpenButton({ network: { id, name }, url, text, isTooLong }: OpenButtonProps) {
  const label =
    text === undefined
      ? ((messages.sendBy as Readonly<Record<string, string>>)[id] ?? messages.postTo(name))
      : messages.copyAndOpen(name);
  const content = (
    <>
      <ExternalLink aria-hidden="true" />
      {label}
    </>
  );
  if (isTooLong) return <Button disabled>{content}</Button>;
  const open = () => {
    recordShare();
    if (text === undefined) return;
    navigator.clipboard.writeText(text).then(
      () => toast.success(messages.textCopied(name)),
      () => toast.error(messages.copyFailed),
    );
  };
  return (
    <Button asChild>
      <a href={url} target="_blank" rel="noopener noreferrer" onClick={open}>
        {content}
      </a>
    </Button>
  );
}
