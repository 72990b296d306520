// The test cards of the sandbox, each with what it does; one press fills in the form.
import { sandboxTestCards } from '@vys/contract/billing/sandbox';
import { messages } from '../messages/en.ts';
import { formatNumber } from './card-input.ts';

export type TestCardsProps = {
  disabled: boolean;
  onChoose: (card: (typeof sandboxTestCards)[number]) => void;
};

export function TestCards({ disabled, onChoose }: TestCardsProps) {
  return (
    <fieldset disabled={disabled} className="rounded-sm border border-line px-3 pt-1 pb-2">
      <legend className="px-1 font-medium text-muted text-xs">{messages.testCards}</legend>
      <p className="mb-1.5 text-muted text-xs">{messages.testCardsHint}</p>
      <ul className="flex flex-col">
        {sandboxTestCards.map((card) => (
          <li key={card.number}>
            <button
              type="button"
              onClick={() => onChoose(card)}
              className="-mx-1.5 flex min-h-7 w-[calc(100%+0.75rem)] flex-wrap items-baseline justify-between gap-x-3 rounded-sm px-1.5 py-1 text-left text-xs transition-colors hover:bg-hover pointer-coarse:min-h-11 pointer-coarse:items-center"
            >
              <span className="text-fg tabular-nums">{formatNumber(card.number)}</span>{' '}
              <span className="text-muted">{card.label}</span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
