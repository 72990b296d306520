// Entry point of the assistant module in worker processes: what the assistant does with a message, as jobs. Pure
// functions from JSON to JSON.
import { composeLooks } from './looks.ts';
import { applyOutput } from './models/applying/apply-output.ts';
import { writePrompt } from './models/prompt/write-prompt.ts';
import { composeProfilePage } from './profile-page.ts';
import { respond } from './respond.ts';

export { composeProfilePage, type ProfilePage } from './profile-page.ts';
export { describeDifference } from './replies/index.ts';

export const assistantJobs = {
  respondToMessage: respond,
  composeProfilePage,
  composeLooks,
  writeModelPrompt: writePrompt,
  applyModelOutput: applyOutput,
};
export type AssistantJobs = typeof assistantJobs;
