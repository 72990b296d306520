// Sections that visitors write in.
import type { SectionDesigns } from '../../design-parts.ts';
import { contact } from './contact.ts';
import { guestbook } from './guestbook.ts';
import { newsletter } from './newsletter.ts';
import { waitlist } from './waitlist.ts';

export const formsSections: SectionDesigns = {
  contact,
  newsletter,
  waitlist,
  guestbook,
};
