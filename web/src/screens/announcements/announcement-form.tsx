// The text, the link and the time of an announcement.
import { zodResolver } from '@hookform/resolvers/zod';
import {
  type AnnouncementInput,
  type AnnouncementType,
  announcementTypes,
} from '@vys/contract/notifications/announcements';
import {
  appPathField,
  notificationMessageField,
  notificationTitleField,
} from '@vys/contract/notifications/notifications';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { getErrorMessage } from '#web/lib/api/error-messages.ts';
import { useServerForm } from '#web/lib/forms/use-server-form.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { SegmentedControl } from '#web/ui/fields/segmented-control.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { getTimeZone, toLocalField } from './announcement-times.ts';
import { messages } from './messages/en.ts';

const formSchema = z
  .object({
    type: z.enum(announcementTypes),
    title: notificationTitleField,
    message: notificationMessageField.refine((text) => text !== '', messages.messageRequired),
    action_url: z.union([z.literal(''), appPathField]),
    when: z.enum(['now', 'later']),
    publish_at: z.string(),
  })
  .superRefine(({ when, publish_at }, context) => {
    if (when === 'now') return;
    const time = Date.parse(publish_at);
    const message = Number.isNaN(time)
      ? messages.timeMissing
      : time <= Date.now()
        ? messages.timePassed
        : undefined;
    if (message) context.addIssue({ code: 'custom', path: ['publish_at'], message });
  });
type FormValues = z.input<typeof formSchema>;

type Values = Omit<AnnouncementInput, 'action_url'> & { action_url?: string | null | undefined };
type Props = {
  id: string;
  values: Values | undefined;
  /** Rejects with an API error. */
  send: (input: AnnouncementInput) => Promise<void>;
};

export function AnnouncementForm({ id, values, send }: Props) {
  const { register, control, errors, problem, formProps, watch } = useServerForm<
    FormValues,
    FormValues
  >({
    resolver: zodResolver(formSchema),
    defaultValues: toForm(values),
    send: (form) => send(toInput(form)),
    describeError: (error) => getErrorMessage(error, { rejected: messages.previewFailed }),
  });
  return (
    <form id={id} {...formProps} className="flex flex-col gap-4.5">
      {problem && <Alert tone="destructive">{problem}</Alert>}
      <Controller
        control={control}
        name="type"
        render={({ field }) => (
          <SegmentedControl<AnnouncementType>
            label={messages.topic}
            value={field.value}
            onValueChange={field.onChange}
            segments={announcementTypes.map((value) => ({ value, label: messages.types[value] }))}
            fill
          />
        )}
      />
      <Field label={messages.title} error={errors.title?.message} required>
        <Input maxLength={120} placeholder={messages.titlePlaceholder} {...register('title')} />
      </Field>
      <Field
        label={messages.message}
        hint={messages.messageHint}
        error={errors.message?.message}
        required
      >
        <Textarea rows={4} maxLength={500} {...register('message')} />
      </Field>
      <Field label={messages.link} hint={messages.linkHint} error={errors.action_url?.message}>
        <Input inputMode="url" maxLength={500} {...register('action_url')} />
      </Field>
      <Controller
        control={control}
        name="when"
        render={({ field }) => (
          <SegmentedControl
            label={messages.when}
            value={field.value}
            onValueChange={field.onChange}
            segments={[
              { value: 'now', label: messages.now },
              { value: 'later', label: messages.later },
            ]}
            fill
          />
        )}
      />
      {watch('when') === 'later' && (
        <Field
          label={messages.time}
          hint={messages.timeHint(getTimeZone())}
          error={errors.publish_at?.message}
          required
        >
          <Input type="datetime-local" {...register('publish_at')} />
        </Field>
      )}
    </form>
  );
}

function toForm(values: Values | undefined): FormValues {
  const at = values?.publish_at;
  return {
    type: values?.type ?? 'system_update',
    title: values?.title ?? '',
    message: values?.message ?? '',
    action_url: values?.action_url ?? '',
    when: at ? 'later' : 'now',
    publish_at: at ? toLocalField(new Date(at)) : '',
  };
}

function toInput({ action_url, when, publish_at, ...content }: FormValues): AnnouncementInput {
  return {
    ...content,
    action_url: action_url === '' ? null : action_url,
    publish_at: when === 'now' ? null : new Date(publish_at).toISOString(),
  };
}
