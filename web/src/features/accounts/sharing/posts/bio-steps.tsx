// How the link comes into a bio, on Instagram and elsewhere, with the link to paste.
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { CopyField } from '../copy-field.tsx';
import { trackLink } from '../tracked-links.ts';
import { messages } from './messages/en.ts';

export function BioSteps({ address }: { address: string }) {
  return (
    <section aria-label={messages.bioTitle}>
      <div className="flex items-center gap-1.5">
        <h3 className="font-semibold text-fg text-sm">{messages.bioTitle}</h3>
        <HelpLink article="instagram-bio" about={messages.bioTitle} />
      </div>
      <p className="mt-1 mb-3 text-muted text-sm">{messages.bioHint}</p>
      <CopyField label={messages.bioLink} text={trackLink(address, 'bio')} />
    </section>
  );
}

/** Step by step, for the place where most links are looked for. */
export function InstagramSteps({ address }: { address: string }) {
  return (
    <section aria-label={messages.instagramTitle}>
      <h3 className="font-semibold text-fg text-sm">{messages.instagramTitle}</h3>
      <ol className="mt-2 mb-3 flex list-decimal flex-col gap-1 pl-5 text-muted text-sm marker:text-subtle">
        {messages.instagramSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <CopyField label={messages.instagramLink} text={trackLink(address, 'instagram')} />
    </section>
  );
}
