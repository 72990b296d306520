// Says whether phones can scan the code as it is drawn now.
import type { QrSettings } from '@vys/contract/identity/accounts';
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cn } from '#web/ui/cn.ts';
import { messages } from '../messages/en.ts';
import { checkScan, type ScanResult } from './qr-check.ts';

/** While colors are being chosen, only the last ones are checked. */
const WAIT_MS = 250;

const tones: Readonly<Record<ScanResult, string>> = {
  good: 'text-success-text',
  low_contrast: 'text-warning-text',
  inverted: 'text-warning-text',
  unreadable: 'text-danger-text',
};
const icons = {
  good: CircleCheck,
  low_contrast: TriangleAlert,
  inverted: TriangleAlert,
  unreadable: CircleX,
};

type Props = { address: string; settings: QrSettings };

export function ScanCheck(props: Props) {
  const result = useScanCheck(props);
  const Icon = result && icons[result];
  return (
    <p
      role="status"
      className={cn(
        'flex min-h-5 items-start justify-center gap-1.5 text-center text-xs',
        result ? tones[result] : 'text-muted',
      )}
    >
      {Icon && <Icon aria-hidden="true" className="mt-px size-3.5 shrink-0" />}
      {result ? messages.scans[result] : messages.checking}
    </p>
  );
}

/** Undefined until it is known, and where the browser cannot tell. */
function useScanCheck({ address, settings }: Props): ScanResult | undefined {
  const [result, setResult] = useState<ScanResult>();
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      checkScan({ address, settings }).then(
        (checked) => isCurrent && setResult(checked),
        () => isCurrent && setResult(undefined),
      );
    }, WAIT_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [address, settings]);
  return result;
}
