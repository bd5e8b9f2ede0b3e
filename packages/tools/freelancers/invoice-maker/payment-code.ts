import { formatNumber } from '../../kit/format.ts'
import { encode, pathOf } from '../../kit/qr.ts'
import { compact, isIban } from './numbers.ts'
import type { Result } from './calculate.ts'

/** Countries of the single euro payments area by their IBAN prefix: in the European Economic Area, and outside. */
const INSIDE = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ')
const OUTSIDE = 'AD AL CH GB GI MC MD ME MK RS SM VA'.split(' ')

const MOST_BYTES = 331
const MOST_EUROS = '999999999.99'

/** The payload of a payment code (EPC069-12, version 002), or the reason why there is none. */
export function paymentPayload({ input, toPay, number }: Result): { payload: string } | { reason: string } {
  const iban = compact(input.iban)
  if (input.currency !== 'EUR') return { reason: 'The payment code is for euro only.' }
  if (!isIban(iban)) return { reason: 'Type an IBAN, and a payment code appears here.' }
  const country = iban.slice(0, 2)
  if (![...INSIDE, ...OUTSIDE].includes(country))
    return { reason: 'The payment code is for accounts of the single euro payments area.' }
  if (OUTSIDE.includes(country) && input.bic === '')
    return { reason: 'Type the BIC, too: outside the European Economic Area the payment code needs it.' }
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
