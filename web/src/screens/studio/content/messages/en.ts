// Texts of the content panel.
import { createPlural } from '@vys/contract/language/messages';
import { interfaceLanguage } from '#web/lib/language/interface-language.ts';
import type { SortableTexts } from '#web/ui/content/sortable-list.tsx';

const plural = createPlural(interfaceLanguage);

export const sortTexts: SortableTexts = {
  handle: (name) => `Move ${name}`,
  instructions:
    'To move an entry, press Space, use the arrow keys, and press Space again. Press Escape to cancel.',
  lifted: (name, position, count) => `Picked up ${name}, place ${position} of ${count}.`,
  moved: (name, position, count) => `${name} is now at place ${position} of ${count}.`,
  dropped: (name, position, count) => `${name} was put down at place ${position} of ${count}.`,
  canceled: (name) => `${name} is back where it was.`,
};

export const messages = {
  loading: 'Reading your page',
  noPageTitle: 'No page yet',
  noPageHint: 'Describe your page in the chat. Then you can edit everything on it here.',
  searchEngines: 'How search engines find your page',
  openChat: 'Open chat',
  unreadableTitle: "We can't read this page's code",
  unreadableHint: 'Fix the code, or go back to an older version in History.',
  busy: 'The assistant is changing your page',

  back: 'Back',
  profile: 'Profile',
  profileHint: 'Name, picture and a few words',
  links: 'Links',
  link: 'Link',
  section: 'Section',
  sections: 'Sections',
  layout: 'Layout',
  automaticLayout: 'Automatic, from the design',
  details: 'Details',

  addLinks: 'Add links',
  addLinksHint: 'One or more addresses, each on a line of its own',
  add: 'Add',
  cancel: 'Cancel',
  noAddressFound: 'Enter a web address, an email address or a phone number.',
  tooManyLinks: (max: number) => `A list holds up to ${max} links.`,
  noLinks: 'No links yet. Add the first one, or paste several at once.',
  addSection: 'Add a section',
  searchSections: 'What do you want to show?',
  noSections: 'No sections yet. Add opening hours, a menu, a gallery and more.',
  tooManySections: (max: number) => `A page holds up to ${max} sections.`,
  addItem: (kind: string) => `Add ${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`,
  noItems: 'Nothing here yet.',
  itemAddress: 'Address',

  groups: {
    show: 'Show',
    offer: 'Sell and invite',
    tell: 'Tell',
    hear: 'Hear from visitors',
    arrange: 'Arrange',
  },

  more: (name: string) => `More for ${name}`,
  hide: (name: string) => `Hide ${name}`,
  show: (name: string) => `Show ${name}`,
  duplicate: 'Duplicate',
  moveUp: 'Move up',
  moveDown: 'Move down',
  remove: 'Remove',
  undo: 'Undo',
  removed: (name: string) => `Removed ${name}`,
  duplicated: (name: string) => `Duplicated ${name}`,
  linksAdded: (count: number) => plural(count, { one: 'Link added', other: '# links added' }),
  sectionAdded: (name: string) => `Added ${name}`,

  hidden: 'Hidden',
  scheduled: 'Scheduled',
  ended: 'Ended',
  noAddress: 'No address yet',
  waitsForText: 'Waiting for your text',
  count: (count: number) => plural(count, { one: '# entry', other: '# entries' }),
  photo: (place: number) => `Photo ${place}`,
  entry: (place: number) => `Entry ${place}`,

  codeTitle: 'This page was written as code',
  codeHint:
    'You can edit what we found in it. Rebuild it to add sections, hide, schedule and everything else. Your name, links, texts and images stay; the layout changes.',
  rebuild: 'Rebuild as an editable page',
  rebuilt: 'Your page is editable now',
};
