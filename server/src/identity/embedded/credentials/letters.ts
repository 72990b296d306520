// The letters that carry a link, in plain text. They name nobody: whoever gets one by mistake learns
// nothing from it.
import type { Mail } from '../../../kit/mail.ts';
import { RESET_MINUTES, VERIFY_HOURS } from './mailed-links.ts';

export function verifyMail(to: string, appOrigin: string, token: string): Mail {
  const lines = [
    'Hello,',
    `welcome to Vys. Please confirm your email address within ${VERIFY_HOURS} hours:`,
    linkUrl(appOrigin, '/verify-email', token),
    'If you did not sign up, do nothing: without the confirmation nobody can publish under your address.',
    `Vys, ${appOrigin}`,
  ];
  return { to, subject: 'Confirm your email address', body: letter(lines) };
}

export function resetMail(to: string, appOrigin: string, token: string): Mail {
  const lines = [
    'Hello,',
    `somebody, probably you, asked for a new password for Vys. Choose one within ${RESET_MINUTES} minutes:`,
    linkUrl(appOrigin, '/reset-password', token),
    'The link works once. If it was not you, do nothing: your password stays as it is.',
    `Vys, ${appOrigin}`,
  ];
  return { to, subject: 'Choose a new password', body: letter(lines) };
}

function linkUrl(appOrigin: string, path: string, token: string): string {
  return `${appOrigin}${path}?token=${token}`;
}

const letter = (lines: readonly string[]) => `${lines.join('\n\n')}\n`;
