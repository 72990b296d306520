// What is asked of the process that makes fonts smaller.
import { z } from 'zod';

export const fontSubsetSchema = z.object({
  family: z.string().max(50),
  style: z.enum(['normal', 'italic']),
  /** Lowest and highest; equal for one weight. */
  weights: z.tuple([z.number().min(1).max(1000), z.number().min(1).max(1000)]),
  /** Each character once. */
  text: z.string().max(6_000),
  /** OpenType features beyond those that browsers use by themselves. */
  features: z.union([z.literal('all'), z.array(z.string().regex(/^[\x20-\x7e]{4}$/)).max(100)]),
});
export type FontSubset = z.output<typeof fontSubsetSchema>;

/** One job: a page has a few. */
export const fontSubsetsSchema = z.array(fontSubsetSchema).min(1).max(40);
