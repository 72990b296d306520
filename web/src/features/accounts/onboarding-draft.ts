// The user's choices during onboarding so far, stored in this browser per user (doc1 §3).
import { type StoredValue, storedValue, useStored } from '#web/lib/preferences/stored-value.ts';

export type OnboardingStep = 'step-1' | 'step-2' | 'building';
export type DraftLink = { id: string; title: string; url: string };

export type OnboardingDraft = {
  currentStep: OnboardingStep;
  completedSteps: readonly OnboardingStep[];
  username: string;
  usernameAvailable: boolean;
  /** Stands on the page; empty until the user has seen step 2. */
  pageName: string;
  /** What the page is for, in the user's words. */
  purpose: string;
  links: readonly DraftLink[];
  /** Step 2 was left by Skip: the page is made without the links. */
  linksSkipped: boolean;
  completed: boolean;
  pageId: string | null;
  /** The state that onboarding left the page in: it may be made again until it is changed elsewhere. */
  pageEtag: string | null;
  /** `Skip for now` in step 1: the workspace no longer leads back here. */
  skipped: boolean;
  /** The workspace's reminder to choose a username was closed. */
  reminderClosed: boolean;
};

const empty: OnboardingDraft = {
  currentStep: 'step-1',
  completedSteps: [],
  username: '',
  usernameAvailable: false,
  pageName: '',
  purpose: '',
  links: [],
  linksSkipped: false,
  completed: false,
  pageId: null,
  pageEtag: null,
  skipped: false,
  reminderClosed: false,
};

const drafts = new Map<string, StoredValue<OnboardingDraft>>();

export function getOnboardingDraft(userId: string): StoredValue<OnboardingDraft> {
  const savedDraft = drafts.get(userId);
  if (savedDraft) return savedDraft;
  const draft = storedValue(`vys.onboarding.${userId}`, empty);
  drafts.set(userId, draft);
  return draft;
}

export const useOnboardingDraft = (userId: string): OnboardingDraft =>
  useStored(getOnboardingDraft(userId));

/** Marks a step done and moves on to the next. */
export function completeStep(userId: string, done: OnboardingStep, next: OnboardingStep): void {
  const draft = getOnboardingDraft(userId);
  const completedSteps = [...new Set([...draft.get().completedSteps, done])];
  draft.update({ completedSteps, currentStep: next });
}
