// When visitors come: views by day of the week and hour, from Monday on.
import type { Report } from '@vys/contract/analytics/report';
import { Fragment } from 'react';
import { formatCount } from '#web/lib/format/formats.ts';
import { formatHour } from '../dates.ts';
import { messages } from '../messages/en.ts';
import { ChartCard } from '../parts/chart-card.tsx';
import { weekdays } from './weekdays.ts';

const hours = Array.from({ length: 24 }, (_, hour) => hour);
/** Those that are named below the map. */
const NAMED_HOURS = 6;

export function HoursCard({ report: { hoursOfWeek } }: { report: Report }) {
  const most = Math.max(...hoursOfWeek);
  const viewsAt = (day: number, hour: number) => hoursOfWeek[day * 24 + hour] ?? 0;
  const busiest = hoursOfWeek.indexOf(most);
  const summary =
    most === 0
      ? messages.nothingHere
      : messages.hoursSummary(
          weekdays[Math.floor(busiest / 24)]?.long ?? '',
          formatHour(busiest % 24),
        );
  return (
    <ChartCard
      title={messages.hours}
      summary={summary}
      table={{
        columns: [messages.hour, ...weekdays.map(({ short }) => short)],
        rows: hours.map((hour) => ({
          key: String(hour),
          cells: [formatHour(hour), ...weekdays.map((_, day) => formatCount(viewsAt(day, hour)))],
        })),
      }}
    >
      <div
        role="img"
        aria-label={summary}
        className="grid flex-1 grid-cols-[2.25rem_repeat(24,minmax(0,1fr))] content-center gap-px px-5 py-4 sm:gap-0.5"
      >
        {weekdays.map(({ short }, day) => (
          <Fragment key={short}>
            <span className="self-center text-muted text-xs">{short}</span>
            {hours.map((hour) => {
              const views = viewsAt(day, hour);
              return (
                <span
                  key={hour}
                  title={messages.mapPlace(`${short} ${formatHour(hour)}`, views)}
                  style={{ background: shade(most === 0 ? 0 : views / most) }}
                  className="h-6 rounded-[3px]"
                />
              );
            })}
          </Fragment>
        ))}
        <span />
        {hours
          .filter((hour) => hour % NAMED_HOURS === 0)
          .map((hour) => (
            <span key={hour} className="col-span-6 pt-1 text-muted text-xs">
              {formatHour(hour)}
            </span>
          ))}
      </div>
    </ChartCard>
  );
}

const shade = (part: number): string =>
  part === 0
    ? 'var(--raised)'
    : `color-mix(in oklab, var(--chart-1) ${Math.round(15 + 85 * part)}%, var(--raised))`;
