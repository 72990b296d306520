// The TOTP secret as a QR code to scan and as text to type.

import { useEffect, useRef, useState } from 'react';
import { buildQrCode, fillQrCode } from '#web/lib/browser/qr-code.ts';
import { CopyButton } from '#web/ui/actions/copy-button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { messages } from './messages/en.ts';

const SIZE = 168;
/** Sharp on dense screens. */
const DRAWN_SIZE = SIZE * 2;

export function TotpQrCode({ url, secret }: { url: string; secret: string }) {
  return (
    <div className="flex flex-col items-center gap-5 sm:flex-row sm:items-start">
      <QrCanvas url={url} />
      <div className="flex w-full min-w-0 flex-col items-start gap-3">
        <p className="text-fg text-sm">{messages.scanHint}</p>
        <p className="text-muted text-sm">{messages.secretLabel}</p>
        <code className="w-full rounded-sm border border-line bg-inset px-3 py-2 font-mono text-fg text-sm tracking-wide [overflow-wrap:anywhere]">
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
        <CopyButton size="sm" text={secret} label={messages.copySecret} />
      </div>
    </div>
  );
}

function QrCanvas({ url }: { url: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<'drawing' | 'drawn' | 'failed'>('drawing');

  useEffect(() => {
    let isCurrent = true;
    buildQrCode(url).then(
      (code) => {
        if (!isCurrent) return;
        const pen = canvas.current?.getContext('2d');
        const module = Math.floor(DRAWN_SIZE / code.count);
        const at = Math.round((DRAWN_SIZE - module * code.count) / 2);
        pen?.clearRect(0, 0, DRAWN_SIZE, DRAWN_SIZE);
        if (pen) fillQrCode(pen, code, { x: at, y: at, module });
        setState('drawn');
      },
      () => isCurrent && setState('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [url]);

  return (
    <div className="relative grid shrink-0 place-items-center rounded-md border border-line bg-white p-3">
      <canvas
        ref={canvas}
        width={DRAWN_SIZE}
        height={DRAWN_SIZE}
        role="img"
        aria-label={messages.qrCodeAlt}
        style={{ width: SIZE, height: SIZE }}
      />
      {state === 'drawing' && <Skeleton className="absolute inset-3 size-auto" />}
      {state === 'failed' && (
        <p className="absolute inset-3 grid place-items-center text-center text-black text-sm">
          {messages.qrCodeFailed}
        </p>
      )}
    </div>
  );
}
