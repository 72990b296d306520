// The keyboard shortcuts by where they work, and the switch for those of a single key.

import { useId } from 'react';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { modKey } from '#web/lib/keyboard/mod-key.ts';
import { preferences, usePreferences } from '#web/lib/preferences/preferences.ts';
import { Kbd } from '#web/ui/content/kbd.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { Dialog, DialogContent } from '#web/ui/overlays/dialog.tsx';
import { messages } from './messages/en.ts';
import { navItems } from './nav-items.ts';

type Shortcut = { label: string; keys: readonly string[] };
type Group = { title: string; shortcuts: readonly Shortcut[] };

function listGroups(): Group[] {
  const mod = modKey();
  return [
    {
      title: messages.everywhere,
      shortcuts: [
        { label: messages.openCommandPalette, keys: [mod, 'K'] },
        { label: messages.showShortcuts, keys: ['?'] },
        { label: messages.shareShortcut, keys: ['G', 'S'] },
        { label: messages.closeWindow, keys: [messages.keys.escape] },
      ],
    },
    {
      title: messages.inStudio,
      shortcuts: [
        { label: messages.save, keys: [mod, 'S'] },
        { label: messages.undo, keys: [mod, 'Z'] },
        { label: messages.redo, keys: [mod, messages.keys.shift, 'Z'] },
        { label: messages.sendMessage, keys: [messages.keys.enter] },
        { label: messages.newLine, keys: [messages.keys.shift, messages.keys.enter] },
      ],
    },
    {
      title: messages.goToScreen,
      shortcuts: navItems.map(({ label, keys }) => ({ label, keys })),
    },
  ];
}

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

export function ShortcutsDialog({ open, onOpenChange }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size="lg"
        title={messages.keyboardShortcuts}
        help={<HelpLink article="keyboard" about={messages.keyboardShortcuts} />}
      >
        <div className="-my-1 gap-x-10 sm:columns-2">
          {listGroups().map((group) => (
            <ShortcutGroup key={group.title} group={group} />
          ))}
        </div>
        <SingleKeysSwitch />
      </DialogContent>
    </Dialog>
  );
}

function ShortcutGroup({ group: { title, shortcuts } }: { group: Group }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-6 break-inside-avoid">
      <h3 id={id} className="mb-1 font-medium text-muted text-xs">
        {title}
      </h3>
      <dl className="divide-y divide-line">
        {shortcuts.map(({ label, keys }) => (
          <div key={label} className="flex items-center justify-between gap-4 py-2">
            <dt className="text-fg text-sm">{label}</dt>
            <dd className="flex shrink-0 gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function SingleKeysSwitch() {
  const { singleKeys } = usePreferences();
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4 border-line border-t pt-4">
      <label htmlFor={id} className="text-sm">
        <span className="block font-medium text-fg">{messages.singleKeys}</span>
        <span className="block text-muted">{messages.singleKeysHint}</span>
      </label>
      <Switch
        id={id}
        checked={singleKeys}
        onCheckedChange={(next) => preferences.update({ singleKeys: next })}
      />
    </div>
  );
}
