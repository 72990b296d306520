// The left column of the studio: the chat, and beside it panels that change the page by hand, as tabs.

import type { HelpArticleId } from '@vys/contract/help/articles';
import type { ReactNode } from 'react';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/content/tabs.tsx';
import { messages } from '../messages/en.ts';

export type SidePanelId = 'chat' | 'content' | 'design';
export type SidePanel = {
  id: SidePanelId;
  label: string;
  /** The article that explains it. */
  help: HelpArticleId;
  /** Stays mounted while another panel shows; others are made when they are opened. */
  keep?: boolean;
  content: ReactNode;
};

export type SidePanelsProps = {
  panels: readonly SidePanel[];
  value: SidePanelId;
  onChange: (id: SidePanelId) => void;
};

export function SidePanels({ panels, value, onChange }: SidePanelsProps) {
  const [only] = panels;
  const shown = panels.find(({ id }) => id === value);
  if (panels.length === 1) return only?.content;
  return (
    <Tabs
      value={value}
      onValueChange={(id) => onChange(id as SidePanelId)}
      className="flex min-h-0 flex-1 flex-col"
    >
      <div className="relative shrink-0">
        <TabsList aria-label={messages.panels} className="mx-0 px-4 pr-12">
          {panels.map(({ id, label }) => (
            <TabsTrigger key={id} value={id}>
              {label}
            </TabsTrigger>
          ))}
        </TabsList>
        {shown && (
          <HelpLink
            article={shown.help}
            about={shown.label}
            className="absolute top-1/2 right-3 my-0 -translate-y-1/2"
          />
        )}
      </div>
      {panels.map(({ id, keep, content }) => (
        <TabsContent
          key={id}
          value={id}
          {...(keep && { forceMount: true })}
          className="flex min-h-0 flex-1 flex-col pt-0 data-[state=inactive]:hidden"
        >
          {content}
        </TabsContent>
      ))}
    </Tabs>
  );
}
