// The picture of a views goal that was reached: an OG image with the goal for a title. Drawn on request,
// stored nowhere.

import { getGoalImage } from '@vys/contract/goal-image';
import { goalKey } from '@vys/contract/goals';
import { DEFAULT_LANGUAGE } from '@vys/contract/language/languages';
import type { Db } from '../../../../platform/db/db.ts';
import { appError } from '../../../../platform/errors.ts';
import type { Bind } from '../../../../platform/http/http.ts';
import type { Logger } from '../../../../platform/log/log.ts';
import { type Accounts, getDisplayName } from '../../../accounts/index.ts';
import { messages } from '../../messages/index.ts';
import type { RenderPool } from '../../render/renderer.ts';
import { findPageByOwner } from '../../store.ts';

type Deps = {
  db: Db;
  accounts: Pick<Accounts, 'getAccount'>;
  ogImageRenderer: Pick<RenderPool, 'run'>;
  pagesOrigin: string;
  log: Logger;
};

export function bindGoalImage(bind: Bind, deps: Deps): void {
  const { db, accounts, ogImageRenderer, pagesOrigin, log } = deps;

  bind(getGoalImage, async ({ caller, query: { goal }, reply }) => {
    const account = await accounts.getAccount(caller);
    if (!account.reachedGoals.includes(goalKey(goal))) throw appError('accounts.goal_not_reached');
    const page = await findPageByOwner(db, caller.userId);
    if (page === undefined || account.vysUrl === null) throw appError('pages.not_found');
    // Reads colors with what else only worker processes load.
    const { ogImageSpec } = await import('./og-image-content.ts');
    const context = { publicName: account.vysUrl, fullName: getDisplayName(account) };
    const spec = {
      ...ogImageSpec(page.content, context, pagesOrigin),
      title: messages[account.language ?? DEFAULT_LANGUAGE].goalImageTitle(goal),
    };
    const result = await ogImageRenderer.run(caller.userId, JSON.stringify(spec));
    if (!result.ok) {
      log.error({ event: 'pages.goal_image_failed', fault: result.fault }, 'goal image failed');
      throw appError('unavailable');
    }
    reply.headers({
      'content-type': 'image/png',
      'content-disposition': `inline; filename="vys-${goal}-views.png"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    reply.send(Buffer.from(result.text, 'base64'));
    return undefined;
  });
}
