// The token of an emailed link; 256 bits in base64url.
import { z } from 'zod';

export const emailToken = z
  .string()
  .regex(/^[\w-]{43}$/, "This link isn't complete. Copy the whole link from the email.");
