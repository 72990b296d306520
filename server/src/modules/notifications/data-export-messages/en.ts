// What the files of notifications in the data export hold.

export const en = {
  feed: 'Your notifications, including archived ones.',
  settings: 'What you are notified about and how, and the browsers that get push notifications.',
};
