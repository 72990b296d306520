// The link of a page for each place it is shared at, marked so that the analytics tell the places apart.
import { messages } from './messages/en.ts';

/** `source` is what the analytics show, such as `instagram`. */
export function trackLink(address: string, source: string): string {
  const url = new URL(address);
  url.searchParams.set('utm_source', source);
  return url.href;
}

export type Network = {
  /** Also the source in the analytics. */
  id: string;
  name: string;
  /** Where a post with that text and link is written. */
  getUrl(text: string, link: string): string;
};

const withParameters = (base: string, parameters: Record<string, string>) =>
  `${base}?${new URLSearchParams(parameters)}`;

export const networks: readonly Network[] = [
  {
    id: 'whatsapp',
    name: 'WhatsApp',
    getUrl: (text, link) => withParameters('https://wa.me/', { text: `${text} ${link}` }),
  },
  {
    id: 'x',
    name: 'X',
    getUrl: (text, url) => withParameters('https://x.com/intent/post', { text, url }),
  },
  {
    id: 'facebook',
    name: 'Facebook',
    getUrl: (_, u) => withParameters('https://www.facebook.com/sharer/sharer.php', { u }),
  },
  {
    id: 'linkedin',
    name: 'LinkedIn',
    getUrl: (_, url) => withParameters('https://www.linkedin.com/sharing/share-offsite/', { url }),
  },
  {
    id: 'telegram',
    name: 'Telegram',
    getUrl: (text, url) => withParameters('https://t.me/share/url', { url, text }),
  },
  {
    id: 'email',
    name: messages.email,
    // Spaces as %20: a plus would be shown (RFC 6068 §5).
    getUrl: (text, link) => `mailto:?body=${encodeURIComponent(`${text}\n${link}`)}`,
  },
];
