// What a plan without QR customization shows instead of it (SHARE-10).
import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { useUpgradePath } from '#web/lib/navigation/use-upgrade-path.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { messages } from '../messages/en.ts';

export function UnlockPrompt({ onGo }: { onGo: () => void }) {
  const path = useUpgradePath('qr_customization');
  return (
    <div className="flex flex-col items-center gap-1 rounded-md border border-line bg-raised px-5 py-5 text-center">
      <Lock aria-hidden="true" className="mb-1.5 size-4.5 text-muted" />
      <p className="font-semibold text-fg text-sm">{messages.unlockTitle}</p>
      <p className="max-w-xs text-muted text-sm">{messages.unlockText}</p>
      <Button asChild className="mt-3">
        <Link to={path} onClick={onGo}>
          {messages.upgrade}
        </Link>
      </Button>
    </div>
  );
}
