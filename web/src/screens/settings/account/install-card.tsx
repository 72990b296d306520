// Installing the workspace as an app, where this browser can and it is not installed yet.
import { MonitorDown } from 'lucide-react';
import { install, useInstallWay } from '#web/lib/browser/install.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { messages } from './messages/en.ts';

export function InstallCard() {
  const way = useInstallWay();
  if (way === undefined) return null;
  return (
    <SettingsCard
      anchor="app"
      title={messages.app}
      help="mobile-app"
      description={messages.appIntro}
    >
      {way === 'prompt' ? (
        <Button variant="secondary" onClick={() => void install()}>
          <MonitorDown aria-hidden="true" />
          {messages.installApp}
        </Button>
      ) : (
        <p className="text-fg text-sm">{messages.installByHand}</p>
      )}
    </SettingsCard>
  );
}
