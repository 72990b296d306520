// The share sheet of the phone, where there is one.
import { Share } from 'lucide-react';
import { Button } from '#web/ui/actions/button.tsx';
import { recordShare } from '../checklist.ts';
import { messages } from './messages/en.ts';
import { trackLink } from './tracked-links.ts';

export function ShareSheetButton({ address }: { address: string }) {
  const data = { text: messages.defaultPost, url: trackLink(address, 'share') };
  if (!navigator.canShare?.(data)) return null;
  // It rejects when the user closes it.
  const share = () => navigator.share(data).then(recordShare, () => undefined);
  return (
    <Button variant="secondary" onClick={() => void share()}>
      <Share aria-hidden="true" />
      {messages.shareWith}
    </Button>
  );
}
