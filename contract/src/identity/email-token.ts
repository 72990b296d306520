// The token of an emailed link; 256 bits in base64url.
import { z } from 'zod';
import * as fieldMessages from '../fields/messages/en.ts';

export const emailToken = z.string().regex(/^[\w-]{43}$/, fieldMessages.emailLink);
