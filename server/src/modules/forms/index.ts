// Entry point of the forms module: what visitors send through the forms of public pages, and what its owner
// does with it.
import type { Bind } from '../../platform/http/http.ts';
import { bindForms, type FormRouteDeps } from './routes.ts';
import type { Submission } from './rules.ts';
import { type FormDeps, type SubmissionResult, submitForm } from './submit-form.ts';
import { createSubscriptionLinks, type SubscriptionLinks } from './subscription-links.ts';

export type { Submission } from './rules.ts';
export type { SubscriptionLinkKind, SubscriptionLinks } from './subscription-links.ts';

export type Forms = {
  bind(bind: Bind): void;
  /** Throws pages.not_found, input.invalid, rate.limited. */
  submit(submission: Submission): Promise<SubmissionResult>;
  subscriptionLinks: SubscriptionLinks;
};

export function createForms(deps: FormDeps & FormRouteDeps): Forms {
  return {
    bind: (bind) => bindForms(bind, deps),
    submit: (submission) => submitForm(deps, submission),
    subscriptionLinks: createSubscriptionLinks(deps),
  };
}
