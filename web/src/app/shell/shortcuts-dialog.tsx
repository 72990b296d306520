// The list of keyboard shortcuts.

import { modKey } from '#web/lib/keyboard/mod-key.ts';
import { Kbd } from '#web/ui/content/kbd.tsx';
import { Dialog, DialogContent } from '#web/ui/overlays/dialog.tsx';
import { messages } from './messages.ts';
import { navItems } from './nav-items.ts';

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

export function ShortcutsDialog({ open, onOpenChange }: Props) {
  const rows = [
    { label: messages.openCommandPalette, keys: [modKey(), 'K'] },
    ...navItems.map(({ label, keys }) => ({ label: messages.goTo(label), keys: [...keys] })),
    { label: messages.shareShortcut, keys: ['G', 'S'] },
    { label: messages.saveInStudio, keys: [modKey(), 'S'] },
    { label: messages.undoInStudio, keys: [modKey(), 'Z'] },
    { label: messages.redoInStudio, keys: [modKey(), 'Shift', 'Z'] },
    { label: messages.showShortcuts, keys: ['?'] },
  ];
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent size="sm" title={messages.keyboardShortcuts}>
        <dl className="-my-2 divide-y divide-line">
          {rows.map(({ label, keys }) => (
            <div key={label} className="flex items-center justify-between gap-4 py-2.5">
              <dt className="text-fg text-sm">{label}</dt>
              <dd className="flex gap-1">
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </DialogContent>
    </Dialog>
  );
}
