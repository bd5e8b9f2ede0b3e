import encodeQR from 'qr'
import type { Result } from './calculate.ts'
import { paymentPayload } from './epc.ts'

const QUIET = 4

interface CodePath {
  readonly d: string
  readonly size: number
}

/** A payment code as one path, with its quiet zone; level M, as EPC069-12 asks. */
function codePath(payload: string): CodePath {
  const rows = encodeQR(payload, 'raw', { ecc: 'medium', border: QUIET })
  const d = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { d, size: rows.length }
}

/** The payment code of an invoice, or why it has none. It comes when the page is live. */
export function paymentCode(result: Result): { readonly path: CodePath } | { readonly reason: string } {
  const code = paymentPayload(result)
  return 'payload' in code ? { path: codePath(code.payload) } : code
}
