// Delivery methods (SET-13). Push asks the browser for permission when it is turned on, never before.
import { useState } from 'react';
import {
  isPushSupported,
  subscribeThisBrowser,
} from '#web/features/notifications/preferences/push.ts';
import { SettingsCard } from '../settings-card.tsx';
import { messages } from './messages/en.ts';
import { SettingRow } from './setting-row.tsx';
import type { PreferencesForm } from './use-preferences-form.ts';

export function MethodsCard({ form }: { form: PreferencesForm }) {
  const { value, change } = form;
  return (
    <SettingsCard
      anchor="methods"
      title={messages.methods}
      help="notifications"
      description={messages.methodsIntro}
    >
      <div className="flex flex-col gap-5">
        <SettingRow
          name={messages.email}
          hint={messages.emailHint}
          checked={value.email_notifications}
          onChange={(on) => change({ email_notifications: on })}
        />
        <PushRow form={form} />
        <SettingRow
          name={messages.inApp}
          hint={messages.inAppHint}
          checked={value.in_app_notifications}
          onChange={(on) => change({ in_app_notifications: on })}
        />
      </div>
    </SettingsCard>
  );
}

function PushRow({ form: { value, change } }: { form: PreferencesForm }) {
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isSupported = isPushSupported();

  async function turnOn() {
    setAsking(true);
    setProblem(undefined);
    try {
      const result = await subscribeThisBrowser();
      if (result === 'subscribed') change({ push_notifications: true });
      else setProblem(result === 'denied' ? messages.pushDenied : messages.pushDismissed);
    } catch (error) {
      console.error('Push was not turned on', error);
      setProblem(messages.pushFailed);
    } finally {
      setAsking(false);
    }
  }

  return (
    <div>
      <SettingRow
        name={messages.push}
        hint={isSupported ? messages.pushHint : messages.pushUnsupported}
        checked={value.push_notifications}
        // Can be turned off anywhere.
        disabled={isAsking || (!isSupported && !value.push_notifications)}
        onChange={(on) => (on ? void turnOn() : change({ push_notifications: false }))}
      />
      {problem && (
        <p role="alert" className="mt-1.5 text-danger-text text-sm">
          {problem}
        </p>
      )}
    </div>
  );
}
