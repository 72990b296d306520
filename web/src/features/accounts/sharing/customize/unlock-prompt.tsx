// What a plan without QR customization shows instead of it (SHARE-10): what it would be, and the way to it.
import { Lock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useUpgradePath } from '#web/lib/navigation/use-upgrade-path.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { messages } from '../messages/en.ts';
import { PresetSwatch } from './preset-swatch.tsx';
import { qrPresets } from './qr-presets.ts';

export function UnlockPrompt({ onGo }: { onGo: () => void }) {
  const path = useUpgradePath('qr_customization');
  const prompt = useRef<HTMLDivElement>(null);
  // On a phone it opens below the edge of the dialog.
  useEffect(() => prompt.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div
      ref={prompt}
      className="flex flex-col items-center gap-1 rounded-md border border-line bg-raised px-4 py-5 text-center [scroll-margin-bottom:1.25rem]"
    >
      <div aria-hidden="true" className="mb-4 flex flex-wrap justify-center gap-3 opacity-60">
        {qrPresets.map((preset) => (
          <PresetSwatch key={preset.name} preset={preset} />
        ))}
      </div>
      <p className="flex items-center gap-2 font-semibold text-fg text-sm">
        <Lock aria-hidden="true" className="size-4 text-muted" />
        {messages.unlockTitle}
      </p>
      <p className="max-w-xs text-muted text-sm">{messages.unlockText}</p>
      <Button asChild className="mt-3">
        <Link to={path} onClick={onGo}>
          {messages.upgrade}
        </Link>
      </Button>
    </div>
  );
}
