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
};

export const buildMessages = {
  elementRemoved: (element: string) => `Part of <${element}> will be removed when you publish.`,
  tooManyHosts: (count: number, most: number) =>
    `This page runs code and uses ${count} hosts; images, audio and video will only load from the first ${most}. Upload images to your media library instead.`,
  atLine: (line: number, message: string) => `Line ${line}: ${message}`,
  css: (message: string) => `CSS: ${message}`,
  cssNotMinified: "We couldn't make it smaller, so it stays as is.",
  tooSlow: 'The page took longer than one second to render. Check for an infinite loop.',
  outOfMemory: 'The page needed too much memory to render.',
  tooLarge: 'The rendered page is larger than 1 MB.',
  notRendered: "The page couldn't be rendered.",
};

export const goalImageTitle = (goal: number) => `${goal.toLocaleString('en-US')} views`;

export const imageMessages = {
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
};

const listFormat = new Intl.ListFormat('en-GB', { type: 'conjunction' });

function countLines(lines: number): string {
  return lines === 1 ? '1 line' : `${lines} lines`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
