// Texts of screens/analytics.
import type { Dimension, ExclusionReason, Granularity } from '@vys/contract/analytics/report';
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

/** After a number. */
const exclusions: Readonly<Record<ExclusionReason, (count: string, isOne: boolean) => string>> = {
  bot: (count, isOne) => `${count} ${isOne ? 'bot' : 'bots'}`,
  own: (count) => `${count} your own`,
  prefetch: (count) => `${count} preloaded by browsers`,
  gpc: (count) => `${count} asked not to be tracked`,
  rate: (count) => `${count} too many at once`,
  network: (count) => `${count} from data centers`,
};

const plural = (count: string, one: string, many: string) =>
  `${count} ${count === '1' ? one : many}`;

export const messages = {
  title: 'Analytics Dashboard',
  timeZone: (range: string, zone: string) => `${range} · ${zone.replaceAll('_', ' ')} time`,
  live: (count: string) => plural(count, 'visitor now', 'visitors now'),
  liveHint: 'Visitors of the last 5 minutes',
  notUpdating: 'Not updating right now',
  figures,
  keyFigures: 'Key figures',
  against: (hint: string) => `vs. previous ${hint.replace(/^Last /, '').toLowerCase()}`,
  noComparison: 'Nothing to compare with yet',

  counted: (views: string) => `${plural(views, 'view', 'views')} counted`,
  leftOut: (count: string, reasons: string) => `${count} left out: ${reasons}`,
  nothingLeftOut: 'nothing left out',
  exclusions,
  howWeCount: 'How we count',
  countingRules: [
    'Reloading a page adds a view. Views at most 30 minutes apart are one visit.',
    'A visitor is counted once a day, without cookies. Someone who comes back tomorrow counts again.',
    'We leave out bots, pages that browsers load ahead, your own visits while you are signed in, and visitors who ask not to be tracked.',
    'Engagement rate is the share of visitors who clicked a link.',
  ],

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
  others: (count: string) => `${plural(count, 'other', 'others')}`,
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
  weekOf: (day: string) => `Week of ${day}`,
  series: 'Lines of the chart',
  trafficSummary: (views: string, clicks: string, best: string, bestViews: string) =>
    `${plural(views, 'view', 'views')} and ${plural(clicks, 'click', 'clicks')}. Busiest: ${best}, ${plural(bestViews, 'view', 'views')}.`,
  noTraffic: 'No views or clicks in this period.',

  links: 'Clicks by Link',
  linksSummary: (clicks: string, links: string) =>
    `${plural(clicks, 'click', 'clicks')} on ${plural(links, 'link', 'links')}, in the order of your page`,
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
  mapPlace: (name: string, views: string) => `${name}: ${plural(views, 'view', 'views')}`,
  topSummary: (name: string, percent: string) => `${name} leads with ${percent} of views`,
  hours: 'Busiest Hours',
  hoursSummary: (day: string, hour: string) => `Most views: ${day} at ${hour}`,
  hour: 'Hour',

  digest: 'Weekly digest',
  digestHint:
    'An email every Monday morning with the figures of the week before. Weeks without visits are skipped.',

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
