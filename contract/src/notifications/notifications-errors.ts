// Error codes of notifications and announcements, with their statuses.
export const notificationsErrors = {
  'notifications.not_found': 404,
  'notifications.push_not_possible': 422,
  'announcements.not_found': 404,
  'announcements.not_scheduled': 409,
} as const;
