// Step 2: up to ten links, kept in the draft while they are typed.

import { zodResolver } from '@hookform/resolvers/zod';
import { LINK_LIMIT, linkField } from '@vys/contract/schemas';
import { Plus, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useFieldArray, useForm } from 'react-hook-form';
import { Navigate, useNavigate } from 'react-router';
import { z } from 'zod';
import {
  completeStep,
  type DraftLink,
  getOnboardingDraft,
} from '#web/features/accounts/onboarding-draft.ts';
import { PageMockup } from '#web/features/identity/layout/page-mockup.tsx';
import { getPagesHost, useClientConfig } from '#web/lib/api/client-config.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { messages } from './messages.ts';
import { OnboardingFrame } from './onboarding-frame.tsx';

const limitMessage = `Maximum of ${LINK_LIMIT} links allowed`;
const schema = z.object({ links: z.array(linkField.loose()).max(LINK_LIMIT, limitMessage) });
type Fields = { links: Omit<DraftLink, 'id'>[] };

const blank = { title: '', url: '' };

export function LinksStep() {
  const user = useUser();
  if (!user) return null;
  if (!user.vys_url) return <Navigate to={paths.onboardingStep1} replace />;
  return (
    <LinksForm userId={user.id} username={user.vys_url} name={user.full_name || user.username} />
  );
}

function LinksForm({ userId, username, name }: { userId: string; username: string; name: string }) {
  const navigate = useNavigate();
  const host = getPagesHost(useClientConfig());
  const draft = getOnboardingDraft(userId);
  const form = useForm<Fields>({
    resolver: zodResolver(schema),
    defaultValues: {
      links: draft.get().links.length
        ? draft.get().links.map(({ title, url }) => ({ title, url }))
        : [blank],
    },
  });
  const links = form.watch('links');

  useEffect(() => {
    const { unsubscribe } = form.watch((typed) => {
      const links = (typed.links ?? []).map((link, place) => ({
        id: String(place + 1),
        title: link?.title ?? '',
        url: link?.url ?? '',
      }));
      draft.update({ links: links });
    });
    return unsubscribe;
  }, [form, draft]);

  function build(linksSkipped: boolean) {
    draft.update({ linksSkipped });
    completeStep(userId, 'step-2', 'building');
    navigate(paths.onboardingBuilding);
  }

  return (
    <OnboardingFrame
      step={2}
      title={messages.addYourLinks}
      intro={messages.aShopAShow}
      picture={
        <PageMockup
          theme="fern"
          name={name}
          links={links.map(({ title }) => title)}
          {...(host ? { address: `${host}/${username}` } : {})}
          className="max-lg:hidden"
        />
      }
    >
      <form noValidate onSubmit={form.handleSubmit(() => build(false))} className="mt-8">
        <LinkRows form={form} />
        <div className="mt-8 flex flex-wrap items-center justify-between gap-3">
          <Button variant="ghost" size="lg" onClick={() => navigate(paths.onboardingStep1)}>
            {messages.back}
          </Button>
          <div className="flex gap-2">
            <Button variant="ghost" size="lg" onClick={() => build(true)}>
              {messages.skip}
            </Button>
            <Button type="submit" size="lg">
              {messages.next}
            </Button>
          </div>
        </div>
      </form>
    </OnboardingFrame>
  );
}

function LinkRows({ form }: { form: UseFormReturn<Fields> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'links' });
  const [full, setFull] = useState(false);
  const { errors } = form.formState;

  function add() {
    setFull(fields.length >= LINK_LIMIT);
    if (fields.length < LINK_LIMIT) append(blank);
  }

  return (
    <>
      <ul className="flex flex-col gap-3.5">
        {fields.map((field, place) => (
          <li key={field.id} className="flex animate-rise-in items-start gap-2">
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
                  {...form.register(`links.${place}.url`)}
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
      {full && (
        <Alert tone="warning" className="mt-3.5">
          {limitMessage}
        </Alert>
      )}
    </>
  );
}
