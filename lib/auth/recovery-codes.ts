import { randomBytes } from 'node:crypto'
import { sha256 } from '../sha256.ts'

const CODES = 10
const CODE_BYTES = 10

/** Whether a code has the form of a recovery code; an app's code has six digits. */
export const isRecoveryCode = (code: string): boolean => code.length === CODE_BYTES * 2 && /^[0-9a-f]+$/.test(code)

/** New recovery codes, to be shown once, and their hashes for the database. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const plain = Array.from({ length: CODES }, () => randomBytes(CODE_BYTES).toString('hex'))
  return {
    codes: plain.map((code) => code.match(/.{4}/g)?.join('-') ?? code),
    hashes: plain.map(sha256),
  }
}
