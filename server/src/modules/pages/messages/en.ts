// Texts of the pages module: the replies that are not the assistant's, labels of image uses, and what versions changed.
// What the feed says is in feed-messages, error messages are in the contract.
import { createPlural } from '@vys/contract/language/messages';

const plural = createPlural('en');
const counts = new Intl.NumberFormat('en');
const countLines = (lines: number) => plural(lines, { one: '# line', other: '# lines' });

export const en = {
  chat: {
    stopped: "Stopped. Your page hasn't changed.",
    failed: "Something went wrong on our side. Your page hasn't changed; please try again.",
    notBuildable: (reason: string) =>
      `I couldn't make that change work, so your page hasn't changed. ${reason}`.trim(),
    history: {
      unsaved: "Your latest changes aren't saved yet. Undo them in the editor.",
      'history.undo': 'Nothing to undo yet.',
      'history.redo': 'Nothing to redo.',
      'history.goto': 'That version is no longer there.',
    },
  },
  goalImageTitle: (goal: number) => `${counts.format(goal)} views`,
  imageUses: {
    profile: 'Profile photo',
    qrCode: 'Logo',
    image: (alt: string) => `Image “${alt}”`,
    imageWithoutAlt: 'Image without a description',
    background: 'Background',
    code: 'Image in the page code',
  },
  versions: {
    created: 'Created the page',
    title: (title: string) => `changed the page title to “${title}”`,
    description: 'changed the search description',
    code: 'changed the code',
    codeLines: (lines: number) => `changed ${countLines(lines)} of code`,
    differences: {
      title: 'Changed the page title',
      description: 'Changed the search description',
      code: 'Code changed',
      codeLines: (lines: number) => `Code changed: ${countLines(lines)}`,
    },
  },
  /** What the files of the data export hold. */
  dataExport: {
    conversation: 'Your conversation with the assistant, oldest first.',
    conversationEvents: 'What the assistant sent while it worked on your messages of the last day.',
    page: 'Your current page.',
    versions: 'All saved versions of your page, oldest first.',
    formMessages: 'What visitors sent you through forms, including pending signups.',
    cases: 'Reports about your page: case numbers and decisions.',
    appeals: 'Your appeals against decisions about your page.',
  },
};
