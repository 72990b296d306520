// Where the link can be posted: what each network takes, how long it may be and how it is opened.
import { messages } from './messages/en.ts';
import { countCharacters, countOnX } from './post-length.ts';

export type Post = { text: string; link: string; subject: string };

export type Network = {
  /** Also the source in the analytics. */
  id: NetworkId;
  name: string;
  /** Characters of what is posted. Undefined where no text reaches the limit. */
  limit?: number;
  count(text: string): number;
  /** Where a post is written. */
  getUrl(post: Post): string;
  /** It takes the link only, or nothing: the text is copied beforehand, to be pasted. */
  needsPaste?: true;
  /** The link has a place of its own beside the text. */
  hasLinkField?: true;
  hasSubject?: true;
};

export type NetworkId = keyof typeof messages.texts;

const withParameters = (base: string, parameters: Record<string, string>) =>
  `${base}?${new URLSearchParams(parameters)}`;

/** The text with the link, which is added below it unless the creator has put it elsewhere. */
export function composePost({ hasLinkField }: Network, { text, link }: Omit<Post, 'subject'>) {
  if (hasLinkField || text.includes(link)) return text.trim();
  return [text.trim(), link].filter(Boolean).join('\n');
}

export const networks: readonly Network[] = [
  {
    id: 'instagram',
    name: 'Instagram',
    limit: 150,
    count: countCharacters,
    getUrl: () => 'https://www.instagram.com/accounts/edit/',
    needsPaste: true,
    hasLinkField: true,
  },
  {
    id: 'whatsapp',
    name: 'WhatsApp',
    count: countCharacters,
    getUrl: ({ text }) => withParameters('https://wa.me/', { text }),
  },
  {
    id: 'facebook',
    name: 'Facebook',
    count: countCharacters,
    getUrl: ({ link }) => withParameters('https://www.facebook.com/sharer/sharer.php', { u: link }),
    needsPaste: true,
  },
  {
    id: 'x',
    name: 'X',
    limit: 280,
    count: countOnX,
    getUrl: ({ text }) => withParameters('https://x.com/intent/post', { text }),
  },
  {
    id: 'threads',
    name: 'Threads',
    limit: 500,
    count: countCharacters,
    getUrl: ({ text }) => withParameters('https://www.threads.com/intent/post', { text }),
  },
  {
    id: 'bluesky',
    name: 'Bluesky',
    limit: 300,
    count: countCharacters,
    getUrl: ({ text }) => withParameters('https://bsky.app/intent/compose', { text }),
  },
  {
    id: 'linkedin',
    name: 'LinkedIn',
    limit: 3_000,
    count: countCharacters,
    getUrl: ({ link }) =>
      withParameters('https://www.linkedin.com/sharing/share-offsite/', { url: link }),
    needsPaste: true,
  },
  {
    id: 'telegram',
    name: 'Telegram',
    limit: 4_096,
    count: countCharacters,
    // It writes the link above the text.
    getUrl: ({ text, link }) =>
      withParameters('https://t.me/share/url', { url: link, text: text.replace(link, '').trim() }),
  },
  {
    id: 'email',
    name: messages.email,
    // Programs that open such links cut longer ones.
    limit: 1_500,
    count: countCharacters,
    // Spaces as %20: a plus would be shown. Line ends as two characters (RFC 6068 §5).
    getUrl: ({ text, subject }) =>
      `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`,
    hasSubject: true,
  },
];
