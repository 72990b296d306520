// Quiet hours with a start and an end, in the time zone of the account (SET-17).
import { Link } from 'react-router';
import { paths } from '#web/lib/navigation/paths.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { messages } from './messages/en.ts';
import { SettingRow } from './setting-row.tsx';
import type { PreferencesForm } from './use-preferences-form.ts';

export function QuietHoursCard({ form: { value, change, errors } }: { form: PreferencesForm }) {
  const timeZone = useUser()?.time_zone ?? 'UTC';
  const isOn = value.quiet_hours_enabled;
  return (
    <SettingsCard
      anchor="quiet-hours"
      title={messages.quietHours}
      description={messages.quietHoursIntro}
    >
      <div className="flex flex-col gap-4">
        <SettingRow
          name={messages.quietHoursSwitch}
          checked={isOn}
          onChange={(on) => change({ quiet_hours_enabled: on })}
        />
        <div className="grid grid-cols-2 gap-3">
          <Field label={messages.start} error={errors.quiet_hours_start}>
            <Input
              type="time"
              required
              disabled={!isOn}
              value={value.quiet_hours_start}
              onChange={({ target }) => change({ quiet_hours_start: target.value })}
            />
          </Field>
          <Field label={messages.end} error={errors.quiet_hours_end}>
            <Input
              type="time"
              required
              disabled={!isOn}
              value={value.quiet_hours_end}
              onChange={({ target }) => change({ quiet_hours_end: target.value })}
            />
          </Field>
        </div>
        <p className="text-muted text-sm">
          {messages.timeZone(timeZone.replaceAll('_', ' '))}{' '}
          <Link to={paths.settingsTab('profile')} className="underline underline-offset-2">
            {messages.changeTimeZone}
          </Link>
        </p>
      </div>
    </SettingsCard>
  );
}
