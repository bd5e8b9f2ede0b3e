import { hasPrefix, startsWithPrefix } from './numbers.ts'
import type { Currency } from '../../kit/format.ts'
import type { Input } from './form.ts'

const present = (what: string, isThere: boolean) => ({ what, state: isThere ? 'present' : 'missing' }) as const
const whenNeeded = (what: string, isNeeded: boolean, isThere: boolean) =>
  isNeeded ? present(what, isThere) : ({ what, state: 'not needed' } as const)

/** The content that Articles 226 and 230 (VAT in the national currency) of Directive 2006/112/EC require. */
export function contentChecks(input: Input, number: string, national: Currency | null) {
  const { lines, sellerTax, buyerTax, sellerExempt, exemptBasis, currency } = input
  // The lines of an exempt seller keep their treatments, which do not count.
  const has = (treatment: string) => !sellerExempt && lines.some((line) => line.treatment === treatment)
  const isTaxed = !sellerExempt && lines.some(({ treatment, rate }) => treatment === 'rate' && rate.gt(0))
  // Articles 214 and 215: a VAT number starts with its country's letters, which a domestic invoice may omit.
  const isAcross = has('reverse') && input.sellerCountry !== input.buyerCountry
  return [
    present('Date of issue', input.issued !== ''),
    present('Sequential number', number !== ''),
    present('VAT number of the seller', sellerTax !== '' || sellerExempt),
    whenNeeded('VAT number of the buyer, who is liable', has('reverse'), buyerTax !== ''),
    whenNeeded(
      `VAT number of the seller with its prefix ${input.sellerCountry}`,
      isAcross && sellerTax !== '' && hasPrefix(input.sellerCountry),
      startsWithPrefix(sellerTax, input.sellerCountry),
    ),
    whenNeeded(
      `VAT number of the buyer with its prefix ${input.buyerCountry}`,
      isAcross && buyerTax !== '' && hasPrefix(input.buyerCountry),
      startsWithPrefix(buyerTax, input.buyerCountry),
    ),
    present('Names and addresses of both', input.sellerAddress !== '' && input.buyerAddress !== ''),
    present('Quantity and nature of what was supplied', lines.length > 0),
    // An empty date of supply is the date of issue.
    whenNeeded('Date of supply, where it is another', !['', input.issued].includes(input.supplied), true),
    present('Taxable amount by rate, discounts', true),
    present('Unit price without VAT', input.prices === 'net' || !isTaxed),
    whenNeeded('VAT rate and amount', !sellerExempt, true),
    whenNeeded('Mention “Reverse charge”', has('reverse'), true),
    whenNeeded('Mention “Self-billing”', input.selfBilling, true),
    whenNeeded('Mention “Margin scheme”', input.marginScheme, true),
    whenNeeded('Reference to the exemption', has('exempt') || sellerExempt, exemptBasis !== ''),
    whenNeeded(
      'VAT amount in the national currency (Article 230)',
      // The Directive binds sellers of the Union alone.
      hasPrefix(input.sellerCountry) && currency !== national && isTaxed,
      national !== null && input.exchange !== null,
    ),
  ]
}
