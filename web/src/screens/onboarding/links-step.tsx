// Step 2: name, purpose and up to ten links, kept in the draft while they are typed.

import { zodResolver } from '@hookform/resolvers/zod';
import { shortenText } from '@vys/compiler/text/shorten-text';
import { LINK_LIMIT, linkField } from '@vys/contract/api/schemas';
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
import type { PastedLink } from '#web/features/pages/content/values/read-pasted-links.ts';
import { getPagesHost, useClientConfig } from '#web/lib/api/client-config.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { BringLinks, type BroughtProfile } from './bring-links.tsx';
import { proposePageName } from './display-name.ts';
import { messages } from './messages.ts';
import { OnboardingFrame } from './onboarding-frame.tsx';

/** Of `linkField`. */
const TITLE_LIMIT = 50;
const limitMessage = `Maximum of ${LINK_LIMIT} links allowed`;
const schema = z.object({
  pageName: z.string().trim().max(120),
  purpose: z.string().trim().max(2_000),
  links: z.array(linkField.loose()).max(LINK_LIMIT, limitMessage),
});
type Fields = { pageName: string; purpose: string; links: Omit<DraftLink, 'id'>[] };
const blank = { title: '', url: '' };

export function LinksStep() {
  const user = useUser();
  if (!user) return null;
  if (!user.vys_url) return <Navigate to={paths.onboardingStep1} replace />;
  return (
    <LinksForm
      userId={user.id}
      username={user.vys_url}
      name={proposePageName(user, user.vys_url)}
    />
  );
}

function LinksForm({ userId, username, name }: { userId: string; username: string; name: string }) {
  const navigate = useNavigate();
  const host = getPagesHost(useClientConfig());
  const draft = getOnboardingDraft(userId);
  const { form, pageName, links } = useLinksForm(userId, name);

  function build(linksSkipped: boolean) {
    draft.update({ linksSkipped });
    completeStep(userId, 'step-2', 'building');
    navigate(paths.onboardingBuilding);
  }

  return (
    <OnboardingFrame
      step={2}
      title={messages.aboutYourPage}
      intro={messages.aboutIntro}
      picture={
        <PageMockup
          theme="fern"
          name={pageName || name}
          links={links.map(({ title }) => title)}
          {...(host ? { address: `${host}/${username}` } : {})}
          className="max-lg:hidden"
        />
      }
    >
      <form noValidate onSubmit={form.handleSubmit(() => build(false))} className="mt-8">
        <AboutFields form={form} />
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

/** The form, which is kept in the draft while it is filled. */
function useLinksForm(userId: string, name: string) {
  const draft = getOnboardingDraft(userId);
  const saved = draft.get();
  const form = useForm<Fields>({
    resolver: zodResolver(schema),
    defaultValues: {
      pageName: saved.pageName || name,
      purpose: saved.purpose,
      links: saved.links.length ? saved.links.map(({ title, url }) => ({ title, url })) : [blank],
    },
  });
  useEffect(() => {
    const { unsubscribe } = form.watch((typed) => {
      const links = (typed.links ?? []).map((link, place) => ({
        id: String(place + 1),
        title: link?.title ?? '',
        url: link?.url ?? '',
      }));
      draft.update({ links, pageName: typed.pageName ?? '', purpose: typed.purpose ?? '' });
    });
    return unsubscribe;
  }, [form, draft]);
  return { form, pageName: form.watch('pageName'), links: form.watch('links') };
}

function AboutFields({ form }: { form: UseFormReturn<Fields> }) {
  return (
    <div className="mb-6 grid gap-4">
      <Field label={messages.pageName} hint={messages.pageNameHint}>
        <Input autoComplete="organization" maxLength={120} {...form.register('pageName')} />
      </Field>
      <Field label={messages.purpose} hint={messages.purposeHint}>
        <Textarea
          autoGrow
          maxLength={2_000}
          className="max-h-40"
          placeholder={messages.purposeExample}
          {...form.register('purpose')}
        />
      </Field>
    </div>
  );
}

function LinkRows({ form }: { form: UseFormReturn<Fields> }) {
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

  function add() {
    setFull(fields.length >= LINK_LIMIT);
    if (fields.length < LINK_LIMIT) append(blank);
  }

  return (
    <fieldset>
      <legend className="mb-2 font-medium text-fg text-sm">{messages.links}</legend>
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
