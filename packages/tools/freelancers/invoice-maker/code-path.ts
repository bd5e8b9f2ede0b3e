import { encode, pathOf } from '../../kit/qr.ts'
import type { Result } from './calculate.ts'
import { paymentPayload } from './epc.ts'

const QUIET = 4

/** The payment code of an invoice as one path, at level M as EPC069-12 asks, or why it has none. It comes when the page is live. */
export function paymentCode(result: Result) {
  const code = paymentPayload(result)
  if ('reason' in code) return code
  const matrix = encode(code.payload, 'M')
  return { path: { d: pathOf(matrix, QUIET), size: matrix.length + 2 * QUIET } }
}
