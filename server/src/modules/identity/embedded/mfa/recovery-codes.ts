// Codes for the day when the authenticator app is gone: made, read as typed, and hashed. Pure.

import { randomInt } from 'node:crypto';
import { sha256 } from '../../../../platform/hash.ts';

const HOW_MANY = 10;
/** Without letters that look like digits, and without vowels, so that no words come out. */
const ALPHABET = '23456789bcdfghjkmnpqrstvwxyz';
/** 28^24 is more than 2^115: enough for a plain hash (ASVS 6.5.2 asks for 112 bits). */
const GROUPS = 6;
const GROUP_LENGTH = 4;

/** Like `7xkp-2mqd-…`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: HOW_MANY }, () => Array.from({ length: GROUPS }, newGroup).join('-'));
}

function newGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** Takes a code with or without its hyphens, in any case. */
export function hashRecoveryCode(typed: string): Buffer {
  const code = typed.toLowerCase().replace(/[\s-]/g, '');
  return sha256(code);
}
