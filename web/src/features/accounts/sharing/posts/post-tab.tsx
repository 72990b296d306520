// Posts the link on networks, each with a ready text that the creator can change, and says how it comes into a bio.
import { useState } from 'react';
import { useUser } from '#web/lib/session/use-session.ts';
import { ChoiceStrip } from '#web/ui/choices/choice-strip.tsx';
import { trackLink } from '../tracked-links.ts';
import { BioSteps, InstagramSteps } from './bio-steps.tsx';
import { messages } from './messages/en.ts';
import { NetworkMark } from './network-mark.tsx';
import { type Network, type NetworkId, networks } from './networks.ts';
import { PostEditor } from './post-editor.tsx';

export function PostTab({ address }: { address: string }) {
  return (
    <div className="flex flex-col gap-5">
      <PostFields address={address} />
      <div className="border-line border-t pt-5">
        <BioSteps address={address} />
      </div>
    </div>
  );
}

/** What was written for a network stays while others are looked at. */
type Drafts = Partial<Record<NetworkId, { text: string; subject: string }>>;

export function PostFields({ address }: { address: string }) {
  const user = useUser();
  const name = user?.full_name || user?.username || '';
  const [id, setId] = useState<NetworkId>('instagram');
  const [drafts, setDrafts] = useState<Drafts>({});
  const network = networks.find((candidate) => candidate.id === id) as Network;
  const link = trackLink(address, id);
  const ready = { text: getReadyText(id, name, link), subject: messages.emailSubject };
  return (
    <div className="flex flex-col gap-5">
      <ChoiceStrip
        label={messages.networks}
        value={id}
        choices={networks.map((choice) => ({
          value: choice.id,
          name: choice.name,
          content: (
            <span className="flex items-center justify-center gap-2 px-2 text-sm max-sm:flex-col max-sm:gap-1 max-sm:px-1 max-sm:text-xs [&_svg]:size-4 [&_svg]:shrink-0">
              <NetworkMark id={choice.id} />
              {choice.name}
            </span>
          ),
        }))}
        onChoose={setId}
        className="grid grid-cols-3"
        itemClassName="h-14 sm:h-9 sm:pointer-coarse:h-11"
      />
      <PostEditor
        key={id}
        network={network}
        link={link}
        ready={ready}
        draft={drafts[id] ?? ready}
        onChange={(draft) => setDrafts({ ...drafts, [id]: draft })}
      />
      {id === 'instagram' && <InstagramSteps address={address} />}
    </div>
  );
}

function getReadyText(id: NetworkId, name: string, link: string): string {
  const text = messages.texts[id];
  return typeof text === 'string' ? text : text(name, link);
}
