import { type Big, round2 } from '../../kit/decimal.ts'
import { countOf, type Currency, formatMoney, formatNumber } from '../../kit/format.ts'
import type { Result } from './calculate.ts'
import type { Input } from './form.ts'

const lineOf = (line: Result['lines'][number], currency: Currency) =>
  `- ${line.count > 1 ? `${line.count} × ` : ''}${line.name}: ${formatMoney(line.price, currency)}`

/** "23 %": a whole rate has no decimals in a message. */
const percent = (value: Big) => `${formatNumber(value)}\u00A0%`

function conditions(input: Input): string[] {
  const { usage, usageDays, exclusivityDays, scope } = input
  const rights = {
    none: 'Usage rights: the content stays on the creator’s own channels; the client may link to it.',
    organic: `Usage rights: the client may show the content on its own channels, without paying for reach, for ${countOf(usageDays, 'day')}.`,
    paid: `Usage rights: the client may use the content in paid advertising for ${countOf(usageDays, 'day')}.`,
  }[usageDays > 0 ? usage : 'none']
  const exclusive = `Exclusivity: no work for competitors${scope ? ` (${scope})` : ''} for ${countOf(exclusivityDays, 'day')} from publication.`
  const included: [Big, string][] = [
    [input.rush, 'a rush surcharge'],
    [input.discount, 'a bundle discount'],
    [input.agency, 'an agency fee'],
  ]
  return [
    rights,
    ...(exclusivityDays > 0 ? [exclusive] : []),
    ...included.flatMap(([value, what]) => (value.gt(0) ? `The prices include ${what} of ${percent(value)}.` : [])),
  ]
}

/** The offer as text for a message. */
export function termsText(input: Input, result: Result): string {
  const { currency } = input
  const total = input.vat.gt(0)
    ? `Total: ${formatMoney(result.total, currency)} plus ${percent(input.vat)} VAT, ${formatMoney(result.gross, currency)} in all`
    : `Total: ${formatMoney(result.total, currency)}`
  return [
    'Offer for sponsored content',
    '',
    ...result.lines.map((line) => lineOf(line, currency)),
    '',
    total,
    '',
    ...conditions(input),
    'Labelling: every piece is recognisably marked as advertising from its first moment, in the language of its audience (in Poland “reklama” or “materiał reklamowy”), as the law requires.',
    'These are the creator’s own terms.',
  ].join('\n')
}

/** Invoice lines. One line per deliverable with quantity 1, because dividing the price would lose cents. */
export const csvRows = (input: Input, result: Result) => [
  ['Description', 'Quantity', 'Unit', 'Unit price', 'Currency', 'VAT %'],
  ...result.lines.map((line) => [
    `Sponsored content: ${line.count > 1 ? `${line.count} × ` : ''}${line.name}`,
    1,
    'package',
    round2(line.price),
    input.currency,
    input.vat,
  ]),
]
