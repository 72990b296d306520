// Tells the owner of a page that its views of all time have reached a milestone.
import type { Notifications } from '../notifications/index.ts';
import { say } from './milestone-messages/index.ts';
import type { OnMilestone } from './shared/milestones.ts';
import { findPageOwner } from './store.ts';

export function createMilestoneNotifications({
  notify,
}: Pick<Notifications, 'notify'>): OnMilestone {
  return async (trx, { pageId, views }) => {
    const page = await findPageOwner(trx, pageId);
    if (!page) return;
    await notify(trx, page.userId, {
      type: 'page_view_milestone',
      title: say((messages) => messages.title(views)),
      message: say((messages) => messages.message(page.title, views)),
      actionUrl: '/analytics',
    });
  };
}
