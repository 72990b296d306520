// Texts of the pages module: notifications, the replies that are not the assistant's, reasons why a page isn't
// published, labels of image uses, and the files of the data export. Error messages are in the contract.

export const pageNotifications = {
  created: (title: string) => ({
    title: 'Page created',
    message: `Your page "${title}" has been created.`,
  }),
  updated: (title: string, count = 1) => ({
    title: 'Page updated',
    message:
      count === 1
        ? `Your page "${title}" has been updated.`
        : `You made ${count} changes to your page "${title}".`,
  }),
  published: (title: string) => ({
    title: 'Page published',
    message: `Your page "${title}" is live.`,
  }),
  started: {
    title: 'Your page is being created',
    message: 'The assistant is working on it.',
  },
  ready: (title: string) => ({
    title: 'Your page is ready',
    message: `The assistant has finished "${title}".`,
  }),
  changed: (title: string, count = 1) => ({
    title: 'The assistant updated your page',
    message:
      count === 1
        ? `The assistant has changed "${title}".`
        : `The assistant has made ${count} changes to "${title}".`,
  }),
};

export const chatMessages = {
  tooLong: 'Messages can be up to 16 KB.',
  stopped: "Stopped. Your page hasn't changed.",
  invalidKey: 'Idempotency-Key takes 1 to 200 visible ASCII characters.',
  invalidEventId: 'Last-Event-ID takes the number of an event.',
  failed: "Something went wrong on our side. Your page hasn't changed; please try again.",
  notBuildable: (reason: string) =>
    `I couldn't make that change work, so your page hasn't changed. ${reason}`.trim(),
  history: {
    unsaved: "Your latest changes aren't saved yet. Undo them in the editor.",
    'history.undo': 'Nothing to undo yet.',
    'history.redo': 'Nothing to redo.',
    'history.goto': 'That version is no longer there.',
  },
};

/** `reason` is a sentence. */
export const publishMessages = {
  doesNotCompile: (reason: string) =>
    `The page has an error, so it wasn't published. ${reason}`.trim(),
  doesNotRender: (reason: string) =>
    `The page couldn't be rendered, so it wasn't published. ${reason}`.trim(),
  blocked: (reason: string, moreCount: number) =>
    `The page wasn't published. ${reason}${moreCount > 0 ? ` And ${moreCount} more.` : ''}`,
  suspended: (caseNumber: string, reason: string) =>
    `Your page is suspended and can't be published (case ${caseNumber}). Reason: ${reason} You can appeal in the AI Studio.`,
  atLine: (line: number, message: string) => `Line ${line}: ${message}`,
};

export const buildMessages = {
  elementRemoved: (element: string) => `Part of <${element}> will be removed when you publish.`,
  tooManyHosts: (count: number, most: number) =>
    `This page runs code and uses ${count} hosts; images, audio and video will only load from the first ${most}. Upload images to your media library instead.`,
  css: (message: string) => `CSS: ${message}`,
  cssNotMinified: "We couldn't make it smaller, so it stays as is.",
  tooSlow: 'The page took longer than one second to render. Check for an infinite loop.',
  outOfMemory: 'The page needed too much memory to render.',
  tooLarge: 'The rendered page is larger than 1 MB.',
  notRendered: "The page couldn't be rendered.",
};

export const goalImageTitle = (goal: number) => `${goal.toLocaleString('en-US')} views`;

export const sourceMessages = {
  unsupportedCharacter: "This contains a character we can't save.",
};

export const imageMessages = {
  suspended: 'Your page is suspended.',
  /** `reason` is a sentence. */
  notRemoved: (reason: string) =>
    `We couldn't update your published page, so the image wasn't deleted. ${reason}`,
  pageChanged: 'Your page changed in the meantime. Try again.',
  uses: {
    profile: 'Profile photo',
    qrCode: 'Logo',
    image: (alt: string) => `Image “${alt}”`,
    imageWithoutAlt: 'Image without a description',
    background: 'Background',
    code: 'Image in the page code',
  },
};

export const dataExportMessages = {
  conversation: 'Your conversation with the assistant, oldest first.',
  conversationEvents: 'What the assistant sent while it worked on your messages of the last day.',
  page: 'Your current page.',
  versions: 'All saved versions of your page, oldest first.',
  formMessages: 'What visitors sent you through forms, including pending signups.',
  cases: 'Reports about your page: case numbers and decisions.',
  appeals: 'Your appeals against decisions about your page.',
};

export const versionMessages = {
  created: 'Created the page',
  detail: (field: 'title' | 'description', value: string) =>
    field === 'title' ? `changed the page title to “${value}”` : 'changed the search description',
  /** `lines`: undefined when they cannot be counted. */
  code: (lines: number | undefined) =>
    lines === undefined ? 'changed the code' : `changed ${countLines(lines)} of code`,
  codeChange: (lines: number | undefined) =>
    lines === undefined ? 'Code changed' : `Code changed: ${countLines(lines)}`,
  detailChange: (field: 'title' | 'description') =>
    field === 'title' ? 'Changed the page title' : 'Changed the search description',
  sentence: (parts: readonly string[]) => capitalize(listFormat.format(parts)),
  capitalize,
  nothingToRedo: "There's nothing to redo.",
};

const listFormat = new Intl.ListFormat('en-GB', { type: 'conjunction' });

function countLines(lines: number): string {
  return lines === 1 ? '1 line' : `${lines} lines`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
