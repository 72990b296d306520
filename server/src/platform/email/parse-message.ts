// Reads an email as it crossed the network. The only importer of the library, which is loaded when it is needed first.
import type { Email } from 'postal-mime';

export async function parseMessage(raw: string | Uint8Array): Promise<Email> {
  const { default: PostalMime } = await import('postal-mime');
  return await PostalMime.parse(raw, { attachmentEncoding: 'utf8' });
}
