// Texts of screens/analytics.
import type { Period } from '@vys/contract/analytics/analytics';
import type { Dimension, ExclusionReason, Granularity } from '@vys/contract/analytics/report';
import { createPlural } from '@vys/contract/language/messages';
import type { FigureName } from '#web/features/analytics/figures.ts';

/** As the specification words them (ANA-5). */
const figures: Readonly<Record<FigureName, string>> = {
  views: 'Total Views',
  clicks: 'Total Clicks',
  visitors: 'Unique Visitors',
  engagement: 'Engagement Rate',
};

const dimensions: Readonly<Record<Dimension, string>> = {
  link: 'Link',
  referrer: 'Referrer',
  source: 'Source',
  medium: 'Medium',
  campaign: 'Campaign',
  country: 'Country',
  device: 'Device',
  browser: 'Browser',
  language: 'Language',
};

const granularities: Readonly<Record<Granularity, string>> = {
  hour: 'Hour',
  day: 'Day',
  week: 'Week',
};

const plural = createPlural('en');

const exclusions: Readonly<Record<ExclusionReason, (count: number) => string>> = {
  bot: (count) => plural(count, { one: '# bot', other: '# bots' }),
  own: (count) => plural(count, { other: '# your own' }),
  prefetch: (count) => plural(count, { other: '# preloaded by browsers' }),
  gpc: (count) => plural(count, { other: '# asked not to be tracked' }),
  rate: (count) => plural(count, { other: '# too many at once' }),
  network: (count) => plural(count, { other: '# from data centers' }),
};

/** Below a change. */
const against: Readonly<Record<Period, string>> = {
  '24h': 'vs. previous 24 hours',
  '7d': 'vs. previous 7 days',
  '30d': 'vs. previous 30 days',
  '90d': 'vs. previous 90 days',
};

const countViews = (count: number) => plural(count, { one: '# view', other: '# views' });
const countClicks = (count: number) => plural(count, { one: '# click', other: '# clicks' });
const countLinks = (count: number) => plural(count, { one: '# link', other: '# links' });

export const messages = {
  title: 'Analytics Dashboard',
  timeZone: (range: string, zone: string) => `${range} · ${zone.replaceAll('_', ' ')} time`,
  live: (count: number) => plural(count, { one: '# visitor now', other: '# visitors now' }),
  liveHint: 'Visitors of the last 5 minutes',
  notUpdating: 'Not updating right now',
  figures,
  keyFigures: 'Key figures',
  against,
  noComparison: 'Nothing to compare with yet',

  countedAll: (views: number) => `${countViews(views)} counted, nothing left out`,
  countedWithout: (views: number, leftOut: number, reasons: string) =>
    `${countViews(views)} counted, ${plural(leftOut, { other: '# left out' })}: ${reasons}`,
  exclusions,
  howWeCount: 'How we count',
  countingRules: [
    'Reloading a page adds a view. Views at most 30 minutes apart are one visit.',
    'A visitor is counted once a day, without cookies. Someone who comes back tomorrow counts again.',
    'We leave out bots, pages that browsers load ahead, your own visits while you are signed in, and visitors who ask not to be tracked.',
    'Engagement rate is the share of visitors who clicked a link.',
  ],

  moreOnCounting: 'More on how we count',

  filters: 'Filters',
  filterBy: (dimension: string) => `Filter by ${dimension}:`,
  activeFilter: (dimension: string, value: string) => `${dimension}: ${value}`,
  removeFilter: (dimension: string, value: string) => `Remove filter ${dimension}: ${value}`,
  clearFilters: 'Clear all',
  filtersReachTo: (day: string) => `Filtered figures start on ${day}, on your plan.`,
  dimensions,

  showTable: (title: string) => `Show ${title} as a table`,
  showChart: (title: string) => `Show ${title} as a chart`,
  views: 'Views',
  clicks: 'Clicks',
  visitors: 'Visitors',
  share: 'Share',
  showAll: (count: number) => `Show all (${count})`,
  showLess: 'Show less',
  others: (count: number) => plural(count, { one: '# other', other: '# others' }),
  nothingHere: 'Nothing yet',

  traffic: 'Traffic Overview',
  granularity: 'Group by',
  granularities,
  compare: 'Compare with the period before',
  compareShort: 'Compare',
  viewsBefore: 'Views before',
  published: 'Published',
  publishedTimes: (count: number) => (count === 1 ? 'Published' : `Published ${count} times`),
  when: 'When',
  soFar: (point: string) => `${point}, so far`,
  weekOf: (day: string) => `Week of ${day}`,
  series: 'Lines of the chart',
  trafficSummary: (views: number, clicks: number, best: string, bestViews: number) =>
    `${countViews(views)} and ${countClicks(clicks)}. Busiest: ${best}, ${countViews(bestViews)}.`,
  noTraffic: 'No views or clicks in this period.',

  links: 'Clicks by Link',
  linksSummary: (clicks: number, links: number) =>
    `${countClicks(clicks)} on ${countLinks(links)}, in the order of your page`,
  noClicks: 'No clicks in this period, in the order of your page',
  noLinks: 'Your page has no links yet.',
  pagePicture: 'Your page with the clicks of each link',
  onPage: 'On your page',
  noLongerOnPage: 'No longer on your page',
  link: 'Link',
  address: 'Address',

  devices: 'Device Breakdown',
  referrers: 'Top Referrers',
  campaigns: 'Campaigns',
  noCampaigns: 'No tagged links yet',
  noCampaignsHint: 'Add ?utm_source=newsletter to a link you share, and its visits show up here.',
  campaignsBy: 'Group campaigns by',
  browsers: 'Browsers',
  languages: 'Languages',
  countries: 'Countries',
  map: (summary: string) => `World map. ${summary}`,
  mapPlace: (name: string, views: number) => `${name}: ${countViews(views)}`,
  topSummary: (name: string, percent: string) => `${name} leads with ${percent} of views`,
  hours: 'Busiest Hours',
  /** `3 PM`, as the language writes it beside a day. */
  hourOfDay: (hour: string) => hour,
  hoursSummary: (day: string, hour: string) => `Most views: ${day} at ${hour}`,
  hour: 'Hour',

  digest: 'Weekly digest',
  digestHint:
    "An email every Monday morning with last week's figures. Weeks without visits are skipped.",

  export: 'Export',
  exported: 'Analytics exported successfully',
  exportFailed: "We couldn't export your analytics. Try again.",
  moreExports: 'More export formats',
  exportKeyFigures: 'Export key figures',
  fullCsv: 'Everything as CSV',
  fullJson: 'Everything as JSON',

  loading: 'Loading analytics',
  loadFailed: "We couldn't load your analytics",
  loadFailedHint: "Nothing was lost. We're still counting visits.",
  tryAgain: 'Try again',
  noPage: 'No page yet',
  noPageHint: 'Create a page and publish it. Views and clicks will show up here as they happen.',
  createPage: 'Create your page',
  notPublished: 'Publish your page to see visits',
  notPublishedHint: "Visitors can't open it yet. Once it is live, every visit shows up here.",
  openStudio: 'Open AI Studio',
  noVisits: 'No visits in this period',
  noVisitsHint:
    'Share your link, for example in your Instagram bio. The first visit shows up here within seconds.',
  copyLink: 'Copy link',
  noMatches: 'Nothing matches these filters',
  noMatchesHint: 'Remove a filter, or choose a longer period.',
};
