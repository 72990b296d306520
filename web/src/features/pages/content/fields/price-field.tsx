// A price as visitors see it, with its currency beside it.

import { isPlaceholder, type Price } from '@vys/contract/page-model/values';
import { useMemo } from 'react';
import { interfaceLocale } from '#web/lib/language/interface-language.ts';
import { Combobox } from '#web/ui/choices/combobox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { fieldText, messages } from '../messages/en.ts';
import { findProblem } from '../schema/field-problem.ts';
import { completePrice, listCurrencies, readPrice } from '../values/read-price.ts';
import { type FieldProps, useFormSurroundings } from './field-props.ts';
import { useEditedValue } from './use-edited-value.ts';

export function PriceField({ owner, field, value, onChange }: FieldProps<Price>) {
  const { lang } = useFormSurroundings();
  const { label, hint } = fieldText(owner, field.name);
  const [price, setPrice, markSent] = useEditedValue<Price | undefined>(value);
  const text = price?.text ?? '';
  const currency = price?.currency;
  const isOpen = isPlaceholder(text);
  const problem = findProblem(field, price?.text.trim() ? price : undefined);

  function change(typed: string, chosen: string | undefined) {
    const next = readPrice(typed, chosen);
    setPrice(next);
    const trimmed = typed.trim();
    const given = trimmed === '' ? undefined : { ...next, text: trimmed };
    if (findProblem(field, given) !== undefined) return;
    markSent(given);
    onChange(given);
  }

  function complete() {
    const completed = completePrice(text, currency, lang);
    if (completed !== text) change(completed, currency);
  }

  return (
    <div className="grid grid-cols-[1fr_9rem] items-start gap-2">
      <Field label={label} hint={hint} error={problem}>
        <Input
          dir="auto"
          value={isOpen ? '' : text}
          placeholder={isOpen ? text.slice(1, -1) : undefined}
          onChange={(event) => change(event.target.value, currency)}
          onBlur={complete}
        />
      </Field>
      <Field label={messages.currency}>
        <Combobox
          label={messages.currency}
          value={currency}
          onValueChange={(next) => change(text, next)}
          options={useMemo(listOptions, [])}
          emptyOption={messages.noCurrency}
          searchPlaceholder={messages.searchCurrency}
          noResults={messages.nothingFound}
        />
      </Field>
    </div>
  );
}

/** First those that most pages use. */
const COMMON = ['EUR', 'USD', 'GBP', 'CHF', 'CAD', 'AUD', 'BRL', 'MXN', 'PLN', 'SEK', 'JPY', 'INR'];

function listOptions() {
  const names = new Intl.DisplayNames(interfaceLocale, { type: 'currency' });
  const codes = [...new Set([...COMMON, ...listCurrencies()])];
  return codes.map((code) => ({ value: code, label: code, detail: names.of(code) ?? '' }));
}
