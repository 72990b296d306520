// What the public site needs from the modules below it.
import type { Analytics } from '../modules/analytics/index.ts';
import type { Forms } from '../modules/forms/index.ts';
import type { Media } from '../modules/media/index.ts';
import type { Moderation } from '../modules/moderation/index.ts';
import type { Pages } from '../modules/pages/index.ts';

export type SitePages = Pick<
  Pages,
  'findPublic' | 'onChange' | 'findOgImage' | 'countIndexed' | 'listIndexed'
>;
export type SiteForms = Pick<Forms, 'submit' | 'subscriptionLinks'>;
export type SiteModeration = Pick<Moderation, 'inspect' | 'report'>;
export type SiteAnalytics = Pick<Analytics, 'record' | 'ownVisits'>;
export type SiteMedia = Pick<Media, 'findFile' | 'findVariant'>;
