// Texts of the weekly digest.
const plural = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

export const formatCount = (count: number) => count.toLocaleString('en-US');

export const messages = {
  subject: (views: number, clicks: number) =>
    `Your week: ${plural(views, 'view', 'views')}, ${plural(clicks, 'click', 'clicks')}`,
  hello: 'Hi,',
  intro: (title: string, from: string, to: string) =>
    `Here's how “${title}” did from ${from} to ${to}.`,
  views: 'Views',
  visitors: 'Visitors',
  clicks: 'Clicks',
  change: (percent: number) =>
    percent === 0
      ? 'same as the week before'
      : `${percent > 0 ? 'up' : 'down'} ${Math.abs(percent).toLocaleString('en-US')}% from the week before`,
  links: 'Top links',
  linkClicks: (clicks: number) => plural(clicks, 'click', 'clicks'),
  sources: 'Where visitors came from',
  sourceViews: (views: number) => plural(views, 'view', 'views'),
  direct: 'Direct or unknown',
  countries: 'Countries',
  unknownCountry: 'Unknown country',
  open: 'See all analytics',
  reason: 'You get this every Monday when your page had visits.',
  unsubscribeLink: 'Unsubscribe',
  exportAbout: 'Whether you get the weekly digest by email.',
  unsubscribe: {
    question: 'Unsubscribe from the weekly digest?',
    explanation: "We'll stop emailing you your page's figures each Monday.",
    doneExplanation: 'You can turn the weekly digest on again in Analytics.',
    settings: { label: 'Open Analytics', path: '/analytics' },
  },
};
