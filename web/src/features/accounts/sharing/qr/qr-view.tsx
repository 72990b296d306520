// The QR code of an address on its ground, as large as its place allows.

import type { QrSettings } from '@vys/contract/identity/accounts';
import { useEffect, useRef, useState } from 'react';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { messages } from '../messages/en.ts';
import { SHARE_QR_SIZE } from './drawing/qr-layout.ts';
import { drawQr } from './qr-picture.ts';

export type QrViewProps = {
  address: string;
  /** Undefined until it is known what to draw. */
  settings: QrSettings | undefined;
  /** Side of the code in pixels. */
  size: number;
};

/** Between the code and its frame, of the code's side. */
const FRAME_MARGIN = 0.12;

export function QrView({ address, settings, size }: QrViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<'no' | 'yes' | 'failed'>('no');

  useEffect(() => {
    if (!settings) return;
    let current = true;
    // Sharp on dense screens.
    const density = Math.max(1, window.devicePixelRatio);
    const drawnSize = Math.round(size * density);
    const margin = settings.caption === '' ? 0 : Math.round(drawnSize * FRAME_MARGIN);
    drawQr({ address, settings, size: drawnSize, margin }).then(
      (canvas) => {
        if (!current) return;
        canvas.className = 'block h-auto max-w-full';
        canvas.style.width = `${canvas.width / density}px`;
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
