// Takes the owner's appeal against the suspension of the page. Loaded when it is opened first.

import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { appealSuspension, REPORT_TEXT_LIMIT } from '@vys/contract/pages/moderation';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { call } from '#web/lib/api/api.ts';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { Dialog, DialogClose, DialogContent } from '#web/ui/overlays/dialog.tsx';
import { messages } from './messages/en.ts';

const appealSchema = z.object({ message: z.string().refine((text) => text.trim() !== '') });

export function AppealDialog(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { open, onOpenChange } = props;
  const formId = useId();
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(appealSchema),
    defaultValues: { message: '' },
  });
  const client = useQueryClient();
  const appeal = useMutation({
    mutationFn: (body: { message: string }) => call(appealSuspension, { body }),
    onSuccess: () => {
      onOpenChange(false);
      reset();
      toast.success(messages.appealSent);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['pages', 'current'] }),
  });
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={messages.appealTitle}
        help={<HelpLink article="suspended" about={messages.appealTitle} />}
        description={messages.appealIntro}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="secondary">{messages.cancel}</Button>
            </DialogClose>
            <Button
              type="submit"
              form={formId}
              disabled={!formState.isValid}
              loading={appeal.isPending}
            >
              {messages.sendAppeal}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={handleSubmit((body) => appeal.mutate(body))}>
          <Field label={messages.yourAppeal} required>
            <Textarea maxLength={REPORT_TEXT_LIMIT} rows={6} {...register('message')} />
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  );
}
