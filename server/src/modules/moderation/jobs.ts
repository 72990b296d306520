// Entry point of the moderation module in worker processes. Pure functions from JSON to JSON.
import { listOutboundLinks } from './outbound-links-job.ts';

export const moderationJobs = { listOutboundLinks };
export type ModerationJobs = typeof moderationJobs;
