import { formatNumber } from '../../kit/format.ts'
import { encode, pathOf } from '../../kit/qr.ts'
import { compact, isIban } from './numbers.ts'
import type { Result } from './calculate.ts'

/** Countries of the single euro payments area, by their IBAN prefix. */
const SEPA = new Set(
  (
    'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE ' +
    'SI SK SM VA'
  ).split(' '),
)

const MOST_BYTES = 331
const MOST_EUROS = '999999999.99'

/** The payload of a payment code (EPC069-12, version 002), or the reason why there is none. */
export function paymentPayload({ input, toPay, number }: Result): { payload: string } | { reason: string } {
  const iban = compact(input.iban)
  if (input.currency !== 'EUR') return { reason: 'The payment code is for euro only.' }
  if (!isIban(iban)) return { reason: 'Type an IBAN, and a payment code appears here.' }
  if (!SEPA.has(iban.slice(0, 2)))
    return { reason: 'The payment code is for accounts of the single euro payments area.' }
  if (toPay.lt('0.01') || toPay.gt(MOST_EUROS))
    return { reason: `The payment code takes 0.01 to ${formatNumber(MOST_EUROS)} euro.` }
  const name = [...input.sellerName].slice(0, 70).join('')
  const head = ['BCD', '002', '1', 'SCT', input.bic.toUpperCase(), name, iban]
  const payload = [...head, `EUR${toPay.toFixed(2)}`, '', '', input.reference || number].join('\n')
  return new TextEncoder().encode(payload).length > MOST_BYTES
    ? { reason: 'Name and reference are too long for a payment code.' }
    : { payload }
}

const QUIET = 4

/** The payment code as one SVG path at error correction level M (EPC069-12), or the reason why there is none. */
export function paymentCode(result: Result) {
  const code = paymentPayload(result)
  if ('reason' in code) return code
  const matrix = encode(code.payload, 'M')
  return { path: { d: pathOf(matrix, QUIET), size: matrix.length + 2 * QUIET } }
}
