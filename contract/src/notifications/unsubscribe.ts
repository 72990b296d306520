// The unsubscribe link of emails about notifications (RFC 8058): no sign-in, the token is the key.
import { z } from 'zod';
import { route } from '../api/route.ts';

const params = z.object({ token: z.string().max(100) });

export const showUnsubscribe = route({
  id: 'notifications.showUnsubscribe',
  method: 'GET',
  path: '/api/unsubscribe/{token}',
  summary: 'A page with a button to unsubscribe from notification emails',
  access: 'public',
  params,
  responseType: 'stream',
  contentType: 'text/html',
  status: 200,
  output: z.undefined(),
  errors: [],
});

/** What the button and mail clients send: clients should use multipart, and may send a form (RFC 8058 §3.1). */
export const unsubscribe = route({
  id: 'notifications.unsubscribe',
  method: 'POST',
  path: '/api/unsubscribe/{token}',
  summary: 'Unsubscribe from notification emails',
  access: 'public',
  bodyType: 'any_form',
  params,
  body: z.strictObject({ 'List-Unsubscribe': z.literal('One-Click') }),
  responseType: 'stream',
  contentType: 'text/html',
  status: 200,
  output: z.undefined(),
  errors: [],
});

export const unsubscribeRoutes = [showUnsubscribe, unsubscribe] as const;
