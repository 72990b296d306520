// What stands around notifications in emails and push messages.
export const en = {
  hello: 'Hi,',
  newNotifications: (count: number) => `${count} new notifications`,
  more: (count: number, url: string) => `And ${count} more: ${url}`,
  preferences: (url: string) => `Choose what we email you about: ${url}`,
  unsubscribe: (url: string) => `Unsubscribe from these emails: ${url}`,
};
