// The four figures of the period, each with its change and its course.
import type { Period } from '@vys/contract/analytics/analytics';
import type { Report } from '@vys/contract/analytics/report';
import { deriveKeyFigures, figureNames } from '#web/features/analytics/figures.ts';
import { Sparkline } from '#web/ui/charts/sparkline.tsx';
import { StatCard } from '#web/ui/content/stat-card.tsx';
import { messages } from '../messages/en.ts';

const inks = {
  views: 'text-chart-1',
  clicks: 'text-chart-2',
  visitors: 'text-chart-3',
  engagement: 'text-chart-5',
};

export function MetricCards({ report, period }: { report: Report; period: Period }) {
  const figures = deriveKeyFigures(report);
  return (
    <section
      aria-label={messages.keyFigures}
      className="grid grid-cols-2 gap-3 lg:grid-cols-4 xl:gap-4"
    >
      <h2 className="sr-only">{messages.keyFigures}</h2>
      {figureNames.map((name) => {
        const { short, exact, change, course } = figures[name];
        return (
          <StatCard
            key={name}
            label={messages.figures[name]}
            value={<span title={exact}>{short}</span>}
            change={change}
            hint={change ? messages.against[period] : messages.noComparison}
          >
            <Sparkline values={course} className={inks[name]} />
          </StatCard>
        );
      })}
    </section>
  );
}
