// What the Contact tab and the command menu do with the link of the page.
import type { User } from '@vys/contract/identity/accounts';
import { saveBlob } from '#web/lib/browser/save-file.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { recordShare } from '../checklist.ts';
import { buildContactCard, buildSignature, copySignature } from './contact-card.ts';
import { messages } from './messages/en.ts';
import { trackLink } from './tracked-links.ts';

const CARD_NAME = 'contact.vcf';

type Person = Pick<User, 'full_name' | 'username'>;

export const getPersonName = (person: Person | null | undefined): string =>
  person?.full_name || person?.username || '';

export async function copyOwnSignature(name: string, address: string): Promise<void> {
  try {
    await copySignature(buildSignature({ name, link: trackLink(address, 'signature') }));
    toast.success(messages.signatureCopied);
    recordShare();
  } catch {
    toast.error(messages.copyFailed);
  }
}

export function saveContactCard(name: string, address: string): void {
  saveBlob(buildContactCard({ name, link: trackLink(address, 'contact') }), CARD_NAME);
  recordShare();
}

export const getNfcLink = (address: string): string => trackLink(address, 'nfc');
