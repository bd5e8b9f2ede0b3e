import { encode, pathOf } from '../../kit/qr.ts'
import type { Result } from './calculate.ts'
import { paymentPayload } from './epc.ts'

const QUIET = 4

/** The payment code as one SVG path at error correction level M (EPC069-12), or the reason why there is none. */
export function paymentCode(result: Result) {
  const code = paymentPayload(result)
  if ('reason' in code) return code
  const matrix = encode(code.payload, 'M')
  return { path: { d: pathOf(matrix, QUIET), size: matrix.length + 2 * QUIET } }
}
