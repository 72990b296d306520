// Texts of features/accounts/goals.
import { formatCount } from '#web/lib/format/formats.ts';

export const messages = {
  goalReached: 'Views goal reached',
  /** doc2 §2, decision GOAL-3. */
  congratulations: (goal: number, next: number) =>
    `Congratulations! You reached ${formatCount(goal)} views. Next goal: ${formatCount(next)}.`,
  share: 'Share',
  close: 'Close',
  reachedGoals: 'Reached goals',
  shareGoal: (goal: number) => `Share the goal of ${formatCount(goal)} views`,
  views: (goal: number) => `${formatCount(goal)} views`,
  imageTitle: (goal: number) => `You reached ${formatCount(goal)} views`,
  imageIntro: 'Thank the people who visit your page.',
  imageAlt: (goal: number, address: string) =>
    `Image that says “${formatCount(goal)} views” and ${address}`,
  imageFailed: "We couldn't make the image",
  imageFailedHint: 'Your goal is recorded. Try again in a moment.',
  tryAgain: 'Try again',
  downloadPng: 'Download PNG',
  shareImage: 'Share image',
  shareText: (goal: number, address: string) => `${formatCount(goal)} views. Thank you! ${address}`,
};
