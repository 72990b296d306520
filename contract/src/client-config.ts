// What the web app must know of this installation before the first sign-in.
import { z } from 'zod';
import { CLIENT_CONFIG_PATH } from './api/endpoints.ts';
import { route } from './api/route.ts';

export const clientConfigSchema = z.object({
  /** Origin of the public pages, without a trailing slash. */
  pages_origin: z.string(),
  /** What the sign-in screen says of this installation, where its operator configured it. */
  figures: z.object({ creators: z.string().optional(), links: z.string().optional() }).optional(),
  terms_url: z.string(),
  privacy_url: z.string(),
  /** Origins of code editors that people may be sent to with a one-time code. */
  editor_origins: z.array(z.string()),
  /** Where people manage how they sign in, when that is not here. */
  identity_account_url: z.string().optional(),
  /** Emails are written into the data folder and can be read at /dev/inbox. */
  has_dev_inbox: z.boolean(),
  assistant_label: z.string(),
  /** The language model that answers what the built-in assistant is not certain of, where there is one. */
  language_model: z.string().optional(),
  /** Where pages may take packages from that are not bundled, if the operator allows it. */
  esm_cdn_url: z.string().optional(),
});
export type ClientConfig = z.output<typeof clientConfigSchema>;

export const getClientConfig = route({
  id: 'app.clientConfig',
  method: 'GET',
  path: CLIENT_CONFIG_PATH,
  summary: 'Public settings of this installation',
  access: 'public',
  responseType: 'json',
  status: 200,
  output: clientConfigSchema,
  errors: [],
});
