import { randomBytes } from 'node:crypto'
import { sha256 } from '../sha256.ts'

const CODES = 10
const CODE_BYTES = 10

/** Whether this may be a recovery code, and not the six digits of an app. */
export const isRecoveryCode = (code: string): boolean => code.length === CODE_BYTES * 2 && /^[0-9a-f]+$/.test(code)

/** New recovery codes, as they are shown this once, and the hashes that the database keeps. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const plain = Array.from({ length: CODES }, () => randomBytes(CODE_BYTES).toString('hex'))
  return {
    codes: plain.map((code) => code.match(/.{4}/g)?.join('-') ?? code),
    hashes: plain.map(sha256),
  }
}
