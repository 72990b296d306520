// The emails with a link, as plain text. They contain no names: a recipient who gets one by mistake learns nothing
// from it.
import type { Email } from '../../../../platform/email/mailer.ts';
import { RESET_MINUTES, VERIFY_HOURS } from './email-tokens.ts';

export function verificationEmail(to: string, appOrigin: string, token: string): Email {
  const lines = [
    'Hi,',
    `Welcome to Vys! Confirm your email address (link expires in ${VERIFY_HOURS} hours):`,
    linkUrl(appOrigin, '/verify-email', token),
    "If you didn't sign up, ignore this email. No one can publish with your email until it's confirmed.",
    `Vys, ${appOrigin}`,
  ];
  return { to, subject: 'Confirm your email address', body: joinParagraphs(lines) };
}

export function passwordResetEmail(to: string, appOrigin: string, token: string): Email {
  const lines = [
    'Hi,',
    `We received a request to reset your Vys password. Choose a new one (link expires in ${RESET_MINUTES} minutes):`,
    linkUrl(appOrigin, '/reset-password', token),
    "The link works once. If this wasn't you, ignore this email; your password won't change.",
    `Vys, ${appOrigin}`,
  ];
  return { to, subject: 'Reset your password', body: joinParagraphs(lines) };
}

function linkUrl(appOrigin: string, path: string, token: string): string {
  return `${appOrigin}${path}?token=${token}`;
}

const joinParagraphs = (lines: readonly string[]) => `${lines.join('\n\n')}\n`;
