import encodeQR from 'qr'
import type { Result } from './calculate.ts'
import { paymentPayload } from './epc.ts'

const QUIET = 4

/** A payment code as one path, with its quiet zone; level M, as EPC069-12 asks. */
function codePath(payload: string) {
  const rows = encodeQR(payload, 'raw', { ecc: 'medium', border: QUIET })
  const d = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { d, size: rows.length }
}

/** The payment code of an invoice, or why it has none. It comes when the page is live. */
export function paymentCode(result: Result) {
  const code = paymentPayload(result)
  return 'payload' in code ? { path: codePath(code.payload) } : code
}
