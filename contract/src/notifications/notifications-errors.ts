// Error codes of notifications and announcements.
export const notificationsErrors = {
  'notifications.not_found': { status: 404, message: "We couldn't find this notification." },
  'notifications.push_not_possible': {
    status: 422,
    message: "We can't reach this browser's push service.",
  },
  'announcements.not_found': { status: 404, message: "We couldn't find this announcement." },
  'announcements.not_scheduled': {
    status: 409,
    message: 'This announcement was already sent or canceled. Reload to see its current status.',
  },
} as const;
