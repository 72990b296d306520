// The links of step 2: typed one by one, pasted, or read from a profile elsewhere.
import { shortenText } from '@vys/compiler/text/shorten-text';
import { LINK_LIMIT } from '@vys/contract/api/schemas';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import type { DraftLink } from '#web/features/accounts/onboarding-draft.ts';
import { completeUrl } from '#web/features/pages/content/values/complete-url.ts';
import type { PastedLink } from '#web/features/pages/content/values/read-pasted-links.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { BringLinks, type BroughtProfile } from './bring-links.tsx';
import { LinkMark } from './link-mark.tsx';
import { messages } from './messages/en.ts';

export type StepFields = { pageName: string; purpose: string; links: Omit<DraftLink, 'id'>[] };
export const blankLink = { title: '', url: '' };
/** Of `linkField`. */
const TITLE_LIMIT = 50;
export const limitMessage = messages.linkLimit(LINK_LIMIT);

export function LinkRows({ form }: { form: UseFormReturn<StepFields> }) {
  const { fields, append, remove, replace } = useFieldArray({
    control: form.control,
    name: 'links',
  });
  const [full, setFull] = useState(false);
  const [left, setLeft] = useState(0);
  const [shortened, setShortened] = useState(0);
  const { errors } = form.formState;

  /** After those that are there; empty rows are filled first. */
  function addAll(brought: readonly PastedLink[]) {
    const filled = form.getValues('links').filter(({ title, url }) => title !== '' || url !== '');
    const fresh = brought.filter(({ url }) => !filled.some((link) => link.url === url));
    const combined = [
      ...filled,
      ...fresh.map(({ title, url }) => ({ title: shortenText(title, TITLE_LIMIT), url })),
    ];
    replace(combined.slice(0, LINK_LIMIT));
    setLeft(Math.max(0, combined.length - LINK_LIMIT));
    const taken = fresh.slice(0, Math.max(0, LINK_LIMIT - filled.length));
    setShortened(taken.filter(({ title }) => title.length > TITLE_LIMIT).length);
  }

  function addProfile({ name, tagline, links }: BroughtProfile) {
    if (name) form.setValue('pageName', shortenText(name, 120));
    if (tagline && form.getValues('purpose') === '') form.setValue('purpose', tagline);
    addAll(links);
  }

  /** Most people leave the scheme out. */
  function complete(place: number) {
    const typed = form.getValues(`links.${place}.url`);
    const url = completeUrl(typed);
    // An email address is no link here.
    if (url !== typed && url.startsWith('https://'))
      form.setValue(`links.${place}.url`, url, { shouldValidate: true });
  }

  function add() {
    setFull(fields.length >= LINK_LIMIT);
    if (fields.length < LINK_LIMIT) append(blankLink);
  }

  return (
    <fieldset>
      <legend className="mb-2 font-medium text-fg text-sm">{messages.links}</legend>
      <ul className="flex flex-col gap-3.5">
        {fields.map((field, place) => (
          <li key={field.id} className="flex animate-rise-in items-start gap-2">
            <LinkMark control={form.control} place={place} />
            <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-[2fr_3fr]">
              <Field
                hideLabel
                label={messages.linkTitle(place + 1)}
                error={errors.links?.[place]?.title?.message}
              >
                <Input placeholder={messages.title} {...form.register(`links.${place}.title`)} />
              </Field>
              <Field
                hideLabel
                label={messages.linkUrl(place + 1)}
                error={errors.links?.[place]?.url?.message}
              >
                <Input
                  type="url"
                  inputMode="url"
                  placeholder="https://"
                  autoCapitalize="none"
                  spellCheck={false}
                  {...form.register(`links.${place}.url`, { onBlur: () => complete(place) })}
                  onKeyDown={({ key }) => key === 'Enter' && complete(place)}
                />
              </Field>
            </div>
            <IconButton
              label={messages.removeLink(place + 1)}
              onClick={() => {
                setFull(false);
                remove(place);
              }}
            >
              <X aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <div className="mt-3.5 flex items-center justify-between gap-3">
        <Button variant="secondary" onClick={add}>
          <Plus aria-hidden="true" />
          {messages.addLink}
        </Button>
        <span className="text-subtle text-xs tabular-nums">
          {messages.of(fields.length, LINK_LIMIT)}
        </span>
      </div>
      <BringLinks onLinks={addAll} onProfile={addProfile} />
      {full && (
        <Alert tone="warning" className="mt-3.5">
          {limitMessage}
        </Alert>
      )}
      {shortened > 0 && (
        <Alert tone="warning" className="mt-3.5">
          {messages.titlesShortened(shortened, TITLE_LIMIT)}
        </Alert>
      )}
      {left > 0 && (
        <Alert tone="warning" className="mt-3.5">
          {messages.moreThanFit(left, LINK_LIMIT)}
        </Alert>
      )}
    </fieldset>
  );
}
