// Title and address of the selected link, or where another element leads.

import { zodResolver } from '@hookform/resolvers/zod';
import { setAddress, setText } from '@vys/compiler/page-elements/element-operations';
import type { PageElement, PageElements } from '@vys/compiler/page-elements/page-element';
import type { Operation } from '@vys/contract/page-model/operations';
import { linkUrl } from '@vys/contract/page-model/values';
import { Link2 } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { completeUrl } from '../../../content/values/complete-url.ts';
import { messages } from '../messages/en.ts';
import { PopoverAction } from './popover-action.tsx';

export type LinkButtonProps = {
  element: PageElement;
  elements: PageElements;
  apply: (operations: readonly Operation[]) => Promise<unknown>;
};

export function LinkButton(props: LinkButtonProps) {
  return (
    <PopoverAction label={messages.editLink} icon={Link2}>
      {(close) => <LinkForm {...props} onDone={close} />}
    </PopoverAction>
  );
}

function LinkForm({ element, elements, apply, onDone }: LinkButtonProps & { onDone: () => void }) {
  const { address, text, target } = element;
  const title = target.kind === 'link' ? text : undefined;
  const isOptional = address?.isOptional === true;
  const schema = z.object({
    title: title ? z.string().trim().min(1, messages.titleMissing) : z.string(),
    url: z
      .string()
      .transform(completeUrl)
      .refine((url) => url !== '' || isOptional, messages.linkMissing)
      .refine((url) => url === '' || linkUrl.safeParse(url).success, messages.linkInvalid),
  });
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { title: title?.value ?? '', url: address?.value ?? '' },
  });
  const { errors } = formState;

  async function submit(values: { title: string; url: string }) {
    onDone();
    const isSame = values.url === (address?.value ?? '');
    await apply([
      ...(title ? setText(elements, element, values.title) : []),
      ...(isSame ? [] : setAddress(element, values.url || undefined)),
    ]);
  }

  return (
    <form noValidate onSubmit={handleSubmit(submit)} className="flex flex-col gap-3">
      {title && (
        <Field label={messages.linkTitle} error={errors.title?.message}>
          <Input maxLength={title.max} autoComplete="off" {...register('title')} />
        </Field>
      )}
      <Field
        label={messages.linkAddress}
        hint={messages.linkAddressHint}
        error={errors.url?.message}
      >
        <Input
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2048}
          {...register('url')}
        />
      </Field>
      <Button type="submit" size="sm" className="self-start">
        {messages.apply}
      </Button>
    </form>
  );
}
