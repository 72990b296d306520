// The settings: which tab is shown stands in the address.

import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { paths } from '#web/lib/navigation/paths.ts';
import { cn } from '#web/ui/cn.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/content/tabs.tsx';
import { screenLayout } from '#web/ui/screen-layout.ts';
import { messages } from './messages/en.ts';
import { readTab, settingsTabs } from './settings-tabs.ts';

/** `/settings/profile` is the profile, whatever its query says. */
function useTab(): string {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const isProfile = pathname.replace(/(?<!\/)\/+$/, '').toLowerCase() === paths.settingsProfile;
  return readTab(isProfile ? null : search.get('tab'));
}

export function SettingsScreen() {
  const tab = useTab();
  const navigate = useNavigate();
  return (
    <div className={cn(screenLayout, 'flex flex-col gap-5')}>
      <header>
        <h1 className="font-display font-semibold text-display text-fg">{messages.settings}</h1>
        <p className="mt-1 text-muted text-sm">{messages.intro}</p>
      </header>
      {/* Manual: each tab is a place in the history, so passing over one must not go there. */}
      <Tabs
        value={tab}
        onValueChange={(next) => void navigate(paths.settingsTab(next))}
        activationMode="manual"
      >
        <TabsList aria-label={messages.settings}>
          {settingsTabs.map(({ value, label, icon: Icon }) => (
            <TabsTrigger key={value} value={value} className="max-sm:[&_svg]:hidden">
              <Icon aria-hidden="true" />
              {label}
            </TabsTrigger>
          ))}
        </TabsList>
        {settingsTabs.map(({ value, Panel }) => (
          <TabsContent key={value} value={value} className="flex flex-col gap-5 pt-6">
            <Panel />
          </TabsContent>
        ))}
      </Tabs>
    </div>
  );
}
