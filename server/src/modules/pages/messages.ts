// What a build finds in a page, and the files of the data export. What is said in the language of a person is in
// messages/ and feed-messages/, error messages are in the contract.

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

export const dataExportMessages = {
  conversation: 'Your conversation with the assistant, oldest first.',
  conversationEvents: 'What the assistant sent while it worked on your messages of the last day.',
  page: 'Your current page.',
  versions: 'All saved versions of your page, oldest first.',
  formMessages: 'What visitors sent you through forms, including pending signups.',
  cases: 'Reports about your page: case numbers and decisions.',
  appeals: 'Your appeals against decisions about your page.',
};
