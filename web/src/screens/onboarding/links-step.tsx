// Step 2: name, purpose and up to ten links, kept in the draft while they are typed.

import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { LINK_LIMIT, linkField } from '@vys/contract/api/schemas';
import type { User } from '@vys/contract/identity/accounts';
import { useEffect } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { Navigate, useNavigate } from 'react-router';
import { z } from 'zod';
import { completeStep, getOnboardingDraft } from '#web/features/accounts/onboarding-draft.ts';
import { PageMockup } from '#web/features/identity/layout/page-mockup.tsx';
import { currentPageQuery } from '#web/features/pages/current-page.ts';
import { getPagesHost, useClientConfig } from '#web/lib/api/client-config.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { isUntouched } from './create-first-page.ts';
import { proposePageName } from './display-name.ts';
import { blankLink, LinkRows, limitMessage, type StepFields } from './link-rows.tsx';
import { messages } from './messages/en.ts';
import { OnboardingFrame } from './onboarding-frame.tsx';
import { PageIsThereNotice } from './page-is-there-notice.tsx';

const schema = z.object({
  pageName: z.string().trim().max(120),
  purpose: z.string().trim().max(2_000),
  links: z.array(linkField.loose()).max(LINK_LIMIT, limitMessage),
});

export function LinksStep() {
  const user = useUser();
  if (!user) return null;
  if (!user.vys_url) return <Navigate to={paths.onboardingStep1} replace />;
  return <LinksStepFor user={user} />;
}

function LinksStepFor({ user }: { user: User }) {
  const { data: page } = useQuery(currentPageQuery);
  if (page && !isUntouched(page, getOnboardingDraft(user.id).get().pageEtag))
    return <PageIsThereScreen />;
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
      <form noValidate onSubmit={form.handleSubmit(() => build(false))} className="mt-6">
        <p className="mb-6 truncate text-fg text-sm">
          <span className="text-muted">{messages.yourLink} </span>
          <strong className="font-medium">{host ? `${host}/${username}` : username}</strong>
        </p>
        <AboutFields form={form} />
        <LinkRows form={form} />
        <div className="mt-8 flex flex-wrap items-center justify-between gap-3">
          <Button
            variant="ghost"
            size="lg"
            className="-ml-5"
            onClick={() => navigate(paths.onboardingStep1)}
          >
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

const PageIsThereScreen = () => (
  <main
    id="main"
    tabIndex={-1}
    className="grid min-h-dvh place-items-center bg-canvas px-5 outline-none"
  >
    <PageIsThereNotice headingClassName="font-display font-semibold text-display text-fg" />
  </main>
);

/** The form, which is kept in the draft while it is filled. */
function useLinksForm(userId: string, name: string) {
  const draft = getOnboardingDraft(userId);
  const saved = draft.get();
  const form = useForm<StepFields>({
    resolver: zodResolver(schema),
    defaultValues: {
      pageName: saved.pageName || name,
      purpose: saved.purpose,
      links: saved.links.length
        ? saved.links.map(({ title, url }) => ({ title, url }))
        : [blankLink],
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

function AboutFields({ form }: { form: UseFormReturn<StepFields> }) {
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
