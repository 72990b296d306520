// Dates, hours and what counts towards them.

export const timeCode = {
  CountdownDate: `function CountdownDate({ section }) {
  return <p className="countdown-date">{eventWhen(section)}</p>;
}`,

  /** Filled and shown by the page's script, until the moment has passed. */
  CountdownUnits: `function CountdownUnits({ section }) {
  const { day, time = '00:00', timeZone, afterText } = section;
  return (
    <p
      className="units"
      hidden
      data-countdown={day + 'T' + time}
      data-time-zone={timeZone}
      data-after={afterText}
    >
      {['days', 'hours', 'minutes', 'seconds'].map((unit) => (
        <span className="unit" key={unit}>
          <b data-unit={unit} />
          <small>{labels.units[unit]}</small>
        </span>
      ))}
    </p>
  );
}`,

  /** \`07:00\` as it is said in the page's language. */
  formatTime: `function formatTime(time) {
  const [hours, minutes] = time.split(':').map(Number);
  if (labels.timeFormat === '12') {
    const end = hours % 24 < 12 ? ' am' : ' pm';
    return (hours % 12 || 12) + (minutes ? time.slice(2) : '') + end;
  }
  if (labels.timeFormat === 'h') return hours + 'h' + (minutes ? time.slice(3) : '');
  return hours + time.slice(2);
}`,

  formatSpan: `const formatSpan = ({ opens, closes }) => formatTime(opens) + ' – ' + formatTime(closes);`,

  /** All that a day of the week says: its hours, or that it is closed. */
  dayHours: `const dayHours = ({ times }) => (times.length === 0 ? labels.closed : times.map(formatSpan).join(', '));`,

  weekdayIndex: `const weekdayIndex = (day) => ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].indexOf(day);`,

  dayName: `const dayName = (day) => labels.days[weekdayIndex(day)];`,

  /** Neighboring days with the same hours. */
  groupDays: `function groupDays(days) {
  const groups = [];
  for (const { day, times } of days) {
    const last = groups.at(-1);
    const follows = last && weekdayIndex(day) === weekdayIndex(last.days.at(-1)) + 1;
    if (follows && JSON.stringify(last.times) === JSON.stringify(times)) last.days.push(day);
    else groups.push({ days: [day], times });
  }
  return groups;
}`,

  /** \`Tue – Fri\` of neighboring days; a single day in full. */
  daySpan: `function daySpan(days) {
  if (days.length === 1) return dayName(days[0]);
  return [days[0], days.at(-1)].map((day) => labels.shortDays[weekdayIndex(day)]).join(' – ');
}`,

  /** Filled and shown by the page's script, where the time zone of the place is known. */
  OpenNow: `function OpenNow({ section = findSection('hours') }) {
  if (!section?.timeZone || section.days.length === 0) return null;
  return (
    <span
      className="open-now"
      hidden
      data-hours={JSON.stringify(section.days)}
      data-time-zone={section.timeZone}
      data-labels={JSON.stringify({
        open: labels.open,
        openUntil: labels.openUntil,
        opensAt: labels.opensAt,
        closed: labels.closed,
        timeFormat: labels.timeFormat,
      })}
    />
  );
}`,

  /** Date and time of an event, as far as they are known. */
  eventWhen: `function eventWhen({ day, when, time }) {
  const date = day ? formatDay(day) : when;
  if (!date || !time) return date ?? (time && formatTime(time));
  return labels.dateAndTime.replace('{date}', date).replace('{time}', formatTime(time));
}`,

  eventWhere: `const eventWhere = ({ place, city }) => [place, city].filter(Boolean).join(', ');`,

  /** \`2027-03-12\` as \`12 March 2027\`, in the order of the page's language. */
  formatDay: `function formatDay(day) {
  const [year, month, date] = day.split('-').map(Number);
  return labels.dateFormat
    .replace('{day}', date === 1 ? labels.firstOfMonth : date)
    .replace('{month}', labels.months[month - 1])
    .replace('{year}', year);
}`,

  /** \`Mar\` and \`12\` of a day, for stubs and calendars. */
  dayParts: `function dayParts(day) {
  const [year, month, date] = day.split('-').map(Number);
  return { year, month: labels.shortMonths[month - 1], date };
}`,
} as const satisfies Record<string, string>;
