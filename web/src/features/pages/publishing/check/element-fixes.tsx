// What can be done in place about a text that is not written yet, or a link that leads nowhere.
import { linkUrl } from '@vys/contract/page-model/values';
import type { PublishFinding } from '@vys/contract/pages/publish-report';
import { Link2, PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { completeUrl } from '../../content/values/complete-url.ts';
import { messages } from '../messages/en.ts';
import type { Fixes } from './use-fixes.ts';

/** The page cannot be without it. */
const NAME = 'profile.name';

export type ElementFixesProps = {
  finding: PublishFinding;
  fixes: Pick<Fixes, 'change'>;
  isBusy: boolean;
};

export function ElementFixes({ finding, fixes, isBusy }: ElementFixesProps) {
  const [isTyping, setTyping] = useState(false);
  const isLink = finding.rule === 'dead-link';
  const Icon = isLink ? Link2 : PencilLine;
  return (
    <>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          disabled={isBusy}
          aria-expanded={isTyping}
          onClick={() => setTyping(!isTyping)}
        >
          <Icon aria-hidden="true" />
          {isLink ? messages.addAddress : messages.writeText}
        </Button>
        {finding.element !== NAME && (
          <Button
            variant="secondary"
            size="sm"
            disabled={isBusy}
            onClick={() => void fixes.change(finding, { type: 'remove' })}
          >
            <Trash2 aria-hidden="true" />
            {isLink ? messages.removeLink : messages.removeText}
          </Button>
        )}
      </div>
      {isTyping && (
        <ValueForm
          isLink={isLink}
          isBusy={isBusy}
          onSubmit={(value) =>
            void fixes.change(finding, { type: isLink ? 'address' : 'text', value })
          }
        />
      )}
    </>
  );
}

type ValueFormProps = { isLink: boolean; isBusy: boolean; onSubmit: (value: string) => void };

function ValueForm({ isLink, isBusy, onSubmit }: ValueFormProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { value: '' } });
  const field = register('value', {
    setValueAs: (value: string) => (isLink ? completeUrl(value) : value.trim()),
    validate: (value) =>
      isLink
        ? linkUrl.safeParse(value).success || messages.invalidAddress
        : value !== '' || messages.textMissing,
  });
  return (
    <form
      noValidate
      className="mt-2.5 flex items-start gap-2"
      onSubmit={handleSubmit(({ value }) => onSubmit(value))}
    >
      <Field
        hideLabel
        label={isLink ? messages.address : messages.yourText}
        error={formState.errors.value?.message}
        className="flex-1"
      >
        <Input
          autoFocus
          autoComplete="off"
          {...(isLink
            ? { type: 'url', inputMode: 'url', placeholder: messages.addressExample }
            : { maxLength: 2_000, dir: 'auto' })}
          {...field}
        />
      </Field>
      <Button type="submit" disabled={isBusy}>
        {messages.apply}
      </Button>
    </form>
  );
}
