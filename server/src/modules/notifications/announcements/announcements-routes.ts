// Binds the announcement calls, which are for operators.
import { DEFAULT_LANGUAGE, type Language } from '@vys/contract/language/languages';
import {
  ANNOUNCEMENTS_PER_PAGE,
  type Announcement,
  cancelAnnouncement,
  createAnnouncement,
  listAnnouncements as listRoute,
  previewAnnouncement,
  updateAnnouncement,
} from '@vys/contract/notifications/announcements';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import { appError } from '../../../platform/errors.ts';
import type { Bind, Caller } from '../../../platform/http/http.ts';
import type { Accounts } from '../../accounts/index.ts';
import { notificationEmail, pushMessage } from '../delivery/delivery-texts.ts';
import type { AnnouncementChange, Announcements } from './announcements.ts';
import {
  countAnnouncements,
  countRecipients,
  listAnnouncements,
  type StoredAnnouncement,
} from './announcements-store.ts';

type Deps = {
  db: Db;
  clock: Clock;
  accounts: Pick<Accounts, 'isOperator' | 'getAccount'>;
  announcements: Announcements;
  appOrigin: string;
};

export function bindAnnouncements(bind: Bind, deps: Deps): void {
  const { db, announcements, accounts } = deps;
  const checkOperator = async (caller: Caller) => {
    if (!(await accounts.isOperator(caller))) throw appError('auth.forbidden');
  };
  bind(listRoute, async ({ caller, query: { page } }) => {
    await checkOperator(caller);
    const limit = ANNOUNCEMENTS_PER_PAGE;
    const [stored, total] = await Promise.all([
      listAnnouncements(db, { limit, offset: (page - 1) * limit }),
      countAnnouncements(db),
    ]);
    return { data: { announcements: stored.map(serialize), total, page, per_page: limit } };
  });
  bind(previewAnnouncement, async ({ caller, body }) => {
    await checkOperator(caller);
    return { data: await preview(deps, body, caller.language ?? DEFAULT_LANGUAGE) };
  });
  bind(createAnnouncement, async ({ caller, body }) => {
    await checkOperator(caller);
    await accounts.getAccount(caller);
    return { data: serialize(await announcements.create(caller, toChange(body))) };
  });
  bind(updateAnnouncement, async ({ caller, params, body }) => {
    await checkOperator(caller);
    return { data: serialize(await announcements.update(caller, params.id, toChange(body))) };
  });
  bind(cancelAnnouncement, async ({ caller, params }) => {
    await checkOperator(caller);
    return { data: serialize(await announcements.cancel(caller, params.id)) };
  });
}

type Content = Pick<Announcement, 'type' | 'title' | 'message' | 'action_url'>;

function toChange({
  action_url: actionUrl,
  publish_at: publishAt,
  ...content
}: Content & { publish_at: string | null }): AnnouncementChange {
  return { ...content, actionUrl, publishAt: publishAt === null ? null : new Date(publishAt) };
}

/** The unsubscribe link of each recipient is their own, and so is the language around the text. */
async function preview({ db, clock, appOrigin }: Deps, content: Content, language: Language) {
  const { type, title, message, action_url: actionUrl } = content;
  const told = { title, message, actionUrl };
  const unsubscribeUrl = `${appOrigin}/api/unsubscribe/…`;
  const email = notificationEmail([told], { to: '', appOrigin, unsubscribeUrl, language });
  const push = pushMessage({ ...told, id: '' });
  return {
    notification: {
      ...{ type, title, message, action_url: actionUrl },
      created_at: clock.now().toISOString(),
    },
    email: { subject: email.subject, body: email.body },
    push: { title: push.title, body: push.body },
    recipient_count: await countRecipients(db),
  };
}

function serialize(stored: StoredAnnouncement): Announcement {
  return {
    id: stored.id,
    type: stored.type,
    title: stored.title,
    message: stored.message,
    action_url: stored.actionUrl,
    status: stored.status,
    publish_at: stored.publishAt.toISOString(),
    delivered_count: stored.deliveredCount,
    created_by: stored.createdBy,
    created_at: stored.createdAt.toISOString(),
    updated_at: stored.updatedAt.toISOString(),
  };
}
