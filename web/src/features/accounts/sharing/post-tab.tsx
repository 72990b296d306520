// Posts the link on networks with a text of the user's own, and says how it comes into a bio.
import { useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { CopyButton } from '#web/ui/actions/copy-button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { recordShare } from '../checklist.ts';
import { CopyField } from './copy-field.tsx';
import { messages } from './messages.ts';
import { NetworkMark } from './network-mark.tsx';
import { networks, trackLink } from './tracked-links.ts';

const TEXT_LIMIT = 200;

export function PostTab({ address }: { address: string }) {
  const [text, setText] = useState(messages.defaultPost);
  return (
    <div className="flex flex-col gap-5">
      <Field label={messages.postText}>
        <Textarea
          rows={2}
          maxLength={TEXT_LIMIT}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <ul aria-label={messages.networks} className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {networks.map(({ id, name, getUrl }) => (
          <li key={id}>
            <Button asChild variant="secondary" className="w-full">
              <a
                href={getUrl(text, trackLink(address, id))}
                target="_blank"
                rel="noopener noreferrer"
                onClick={recordShare}
                aria-label={messages.postTo(name)}
              >
                <NetworkMark id={id} />
                {name}
              </a>
            </Button>
          </li>
        ))}
      </ul>
      <CopyButton
        text={`${text} ${address}`}
        label={messages.copyPost}
        onCopied={recordShare}
        onError={() => toast.error(messages.copyFailed)}
      />
      <section aria-label={messages.bioTitle} className="border-line border-t pt-5">
        <h3 className="font-semibold text-fg text-sm">{messages.bioTitle}</h3>
        <p className="mt-1 mb-3 text-muted text-sm">{messages.bioText}</p>
        <CopyField label={messages.bioLink} text={trackLink(address, 'bio')} />
      </section>
    </div>
  );
}
