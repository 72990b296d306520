// The QR code of an address on its ground, as large as its place allows.

import type { QrSettings } from '@vys/contract/identity/accounts';
import { useEffect, useRef, useState } from 'react';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { messages } from '../messages/en.ts';
import { SHARE_QR_SIZE } from './qr-layout.ts';
import { drawQr } from './qr-picture.ts';

export type QrViewProps = {
  address: string;
  /** Undefined until it is known what to draw. */
  settings: QrSettings | undefined;
  /** Side of the code in pixels. */
  size: number;
  /** With one, the code stands in a frame. */
  caption?: string;
};

/** Between the code and its frame, of the code's side. */
const FRAME_MARGIN = 0.12;

export function QrView({ address, settings, size, caption = '' }: QrViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<'no' | 'yes' | 'failed'>('no');

  useEffect(() => {
    if (!settings) return;
    let current = true;
    const margin = caption === '' ? 0 : size * FRAME_MARGIN;
    drawQr({ address, settings, size, margin, caption }).then(
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
  }, [address, settings, size, caption]);

  return (
    <div
      style={{ minWidth: size + 32, minHeight: size + 32, background: settings?.bgColor }}
      className="grid place-items-center rounded-md border border-line bg-white p-4"
    >
      {drawn === 'failed' ? (
        <p className="px-4 text-center text-black text-sm">{messages.qrCodeFailed}</p>
      ) : (
        <div
          ref={place}
          role="img"
          aria-label={messages.qrCodeAlt(address)}
          style={{ minWidth: size, minHeight: size }}
        >
          <Skeleton className={size === SHARE_QR_SIZE ? 'size-50' : 'size-64'} />
        </div>
      )}
    </div>
  );
}
