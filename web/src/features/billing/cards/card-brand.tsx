// The brand of a card: its name, and a small mark with two or three of its letters.
import { cn } from '#web/ui/cn.ts';
import { messages } from '../messages/en.ts';

const brands: Record<string, { name: string; mark: string }> = {
  visa: { name: 'Visa', mark: 'VISA' },
  mastercard: { name: 'Mastercard', mark: 'MC' },
  amex: { name: 'American Express', mark: 'AMEX' },
  discover: { name: 'Discover', mark: 'DISC' },
  diners: { name: 'Diners Club', mark: 'DC' },
  jcb: { name: 'JCB', mark: 'JCB' },
  unionpay: { name: 'UnionPay', mark: 'UP' },
};

export const getBrandName = (brand: string): string => brands[brand]?.name ?? messages.unknownBrand;

/** Decoration: the name of the brand stands beside it. */
export function BrandMark({ brand, className }: { brand: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'grid h-8 w-12 shrink-0 place-items-center rounded-sm border border-line-strong bg-raised font-semibold text-[0.65rem] text-muted tracking-wide',
        className,
      )}
    >
      {brands[brand]?.mark ?? '••••'}
    </span>
  );
}
