// Tells the owner of a page that its views of all time have reached a milestone.
import type { Notifications } from '../notifications/index.ts';
import type { OnMilestone } from './shared/milestones.ts';
import { findPageOwner } from './store.ts';

const count = new Intl.NumberFormat('en-US');

const milestoneMessages = {
  title: (views: number) => `${count.format(views)} views`,
  message: (title: string, views: number) =>
    `Your page "${title}" has reached ${count.format(views)} views.`,
};

export function createMilestoneNotifications({
  notify,
}: Pick<Notifications, 'notify'>): OnMilestone {
  return async (trx, { pageId, views }) => {
    const page = await findPageOwner(trx, pageId);
    if (!page) return;
    await notify(trx, page.userId, {
      type: 'page_view_milestone',
      title: milestoneMessages.title(views),
      message: milestoneMessages.message(page.title, views),
      actionUrl: '/analytics',
    });
  };
}
