// Texts of the weekly digest.
import { createPlural } from '@vys/contract/language/messages';

const plural = createPlural('en');
const countViews = (views: number) => plural(views, { one: '# view', other: '# views' });
const countClicks = (clicks: number) => plural(clicks, { one: '# click', other: '# clicks' });
const percents = new Intl.NumberFormat('en');

export const en = {
  subject: (views: number, clicks: number) =>
    `Your week: ${countViews(views)}, ${countClicks(clicks)}`,
  hello: 'Hi,',
  intro: (title: string, from: string, to: string) =>
    `Here's how “${title}” did from ${from} to ${to}.`,
  views: 'Views',
  visitors: 'Visitors',
  clicks: 'Clicks',
  same: 'same as the week before',
  up: (percent: number) => `up ${percents.format(percent)}% from the week before`,
  down: (percent: number) => `down ${percents.format(percent)}% from the week before`,
  links: 'Top links',
  linkClicks: countClicks,
  sources: 'Where visitors came from',
  sourceViews: countViews,
  direct: 'Direct or unknown',
  countries: 'Countries',
  unknownCountry: 'Unknown country',
  open: 'See all analytics',
  reason: 'You get this every Monday when your page had visits.',
  unsubscribeLink: 'Unsubscribe',
  unsubscribe: {
    question: 'Unsubscribe from the weekly digest?',
    explanation: "We'll stop emailing you your page's figures each Monday.",
    doneExplanation: 'You can turn the weekly digest on again in Analytics.',
    settings: 'Open Analytics',
  },
};
