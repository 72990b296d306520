// How to install the app where the browser has no prompt for it: on iPhone and iPad.
import { Share, SquareCheck, SquarePlus } from 'lucide-react';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog, DialogClose, DialogContent } from '#web/ui/overlays/dialog.tsx';
import { messages } from './messages/en.ts';

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

const steps = [
  { icon: Share, text: messages.share },
  { icon: SquarePlus, text: messages.add },
  { icon: SquareCheck, text: messages.confirm },
];

export function InstallDialog({ open, onOpenChange }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size="sm"
        title={messages.title}
        description={messages.intro}
        footer={
          <DialogClose asChild>
            <Button>{messages.done}</Button>
          </DialogClose>
        }
      >
        <ol className="flex flex-col gap-4">
          {steps.map(({ icon: Icon, text }) => (
            <li key={text} className="flex items-center gap-3 text-fg text-sm">
              <Icon aria-hidden="true" className="size-5 shrink-0 text-accent-text" />
              {text}
            </li>
          ))}
        </ol>
      </DialogContent>
    </Dialog>
  );
}
