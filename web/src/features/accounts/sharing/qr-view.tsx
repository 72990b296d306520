// The QR code of an address on its ground, as large as its place allows.

import type { QrSettings } from '@vys/contract/identity/accounts';
import { useEffect, useRef, useState } from 'react';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { messages } from './messages.ts';
import { drawQr } from './qr-picture.ts';

export type QrViewProps = {
  address: string;
  /** Undefined until it is known what to draw. */
  settings: QrSettings | undefined;
  /** Side of the code in pixels. */
  size: number;
};

export function QrView({ address, settings, size }: QrViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<'no' | 'yes' | 'failed'>('no');

  useEffect(() => {
    if (!settings) return;
    let current = true;
    drawQr({ address, settings, size }).then(
      (canvas) => {
        if (!current) return;
        place.current?.replaceChildren(canvas);
        setDrawn('yes');
      },
      () => current && setDrawn('failed'),
    );
    return () => {
      current = false;
    };
  }, [address, settings, size]);

  return (
    <div
      style={{ width: size + 32, height: size + 32, background: settings?.bgColor }}
      className="grid place-items-center rounded-md border border-line bg-white p-4"
    >
      {drawn === 'failed' ? (
        <p className="px-4 text-center text-black text-sm">{messages.qrCodeFailed}</p>
      ) : (
        <div
          ref={place}
          role="img"
          aria-label={messages.qrCodeAlt(address)}
          style={{ width: size, height: size }}
        >
          <Skeleton className="size-full" />
        </div>
      )}
    </div>
  );
}
