// The emails with a link, as plain text. They contain no names: whoever gets one by mistake learns nothing
// from it.
import type { Email } from '../../../kit/mailer.ts';
import { RESET_MINUTES, VERIFY_HOURS } from './email-tokens.ts';

export function verificationEmail(to: string, appOrigin: string, token: string): Email {
  const lines = [
    'Hello,',
    `welcome to Vys. Please confirm your email address within ${VERIFY_HOURS} hours:`,
    linkUrl(appOrigin, '/verify-email', token),
    'If you did not sign up, do nothing: without the confirmation nobody can publish under your address.',
    `Vys, ${appOrigin}`,
  ];
  return { to, subject: 'Confirm your email address', body: joinParagraphs(lines) };
}

export function passwordResetEmail(to: string, appOrigin: string, token: string): Email {
  const lines = [
    'Hello,',
    `somebody, probably you, asked for a new password for Vys. Choose one within ${RESET_MINUTES} minutes:`,
    linkUrl(appOrigin, '/reset-password', token),
    'The link works once. If it was not you, do nothing: your password stays as it is.',
    `Vys, ${appOrigin}`,
  ];
  return { to, subject: 'Choose a new password', body: joinParagraphs(lines) };
}

function linkUrl(appOrigin: string, path: string, token: string): string {
  return `${appOrigin}${path}?token=${token}`;
}

const joinParagraphs = (lines: readonly string[]) => `${lines.join('\n\n')}\n`;
