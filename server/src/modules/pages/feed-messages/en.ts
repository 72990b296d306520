// What the feed says about a page. `title` is that of the page.
export const en = {
  created: {
    title: 'Page created',
    message: (title: string) => `Your page "${title}" has been created.`,
  },
  updated: {
    title: 'Page updated',
    message: (title: string, count: number) =>
      count === 1
        ? `Your page "${title}" has been updated.`
        : `You made ${count} changes to your page "${title}".`,
  },
  published: {
    title: 'Page published',
    message: (title: string) => `Your page "${title}" is live.`,
  },
  started: {
    title: 'Your page is being created',
    message: 'The assistant is working on it.',
  },
  ready: {
    title: 'Your page is ready',
    message: (title: string) => `The assistant has finished "${title}".`,
  },
  changed: {
    title: 'The assistant updated your page',
    message: (title: string, count: number) =>
      count === 1
        ? `The assistant has changed "${title}".`
        : `The assistant has made ${count} changes to "${title}".`,
  },
};
