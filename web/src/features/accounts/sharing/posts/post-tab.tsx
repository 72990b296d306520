// Posts the link on networks with a text of the user's own, and says how it comes into a bio.
import { useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { CopyButton } from '#web/ui/actions/copy-button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { recordShare } from '../checklist.ts';
import { BioSteps } from './bio-steps.tsx';
import { messages } from './messages/en.ts';
import { NetworkMark } from './network-mark.tsx';
import { networks, trackLink } from './tracked-links.ts';

const TEXT_LIMIT = 200;

export function PostTab({ address }: { address: string }) {
  return (
    <div className="flex flex-col gap-5">
      <PostFields address={address} />
      <BioSteps address={address} className="border-line border-t pt-5" />
    </div>
  );
}

export function PostFields({ address }: { address: string }) {
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
    </div>
  );
}
