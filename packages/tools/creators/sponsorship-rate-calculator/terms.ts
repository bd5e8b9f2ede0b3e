import { toCsv } from '../../kit/csv.ts'
import { type Big, round2 } from '../../kit/decimal.ts'
import { countOf, type Currency, formatMoney, formatPercent } from '../../kit/format.ts'
import type { Result } from './calculate.ts'
import type { Input } from './form.ts'

const lineOf = (line: Result['lines'][number], currency: Currency) =>
  `- ${line.count > 1 ? `${line.count} × ` : ''}${line.name}: ${formatMoney(line.price, currency)}`

function conditions(input: Input): string[] {
  const { usage, usageDays, exclusivityDays, scope } = input
  const rights = {
    none: 'Usage rights: the content stays on the creator’s own channels; the client may link to it.',
    organic: `Usage rights: the client may show the content on its own channels, without paying for reach, for ${countOf(usageDays, 'day')}.`,
    paid: `Usage rights: the client may use the content in paid advertising for ${countOf(usageDays, 'day')}.`,
  }[usage]
  const lines = [rights]
  if (exclusivityDays > 0) {
    lines.push(
      `Exclusivity: no work for competitors${scope ? ` (${scope})` : ''} for ${countOf(exclusivityDays, 'day')} from publication.`,
    )
  }
  const rest: [Big, string][] = [
    [input.rush, 'Rush'],
    [input.discount, 'Bundle discount'],
    [input.agency, 'Agency fee, included'],
  ]
  for (const [value, label] of rest) if (value.gt(0)) lines.push(`${label}: ${formatPercent(value)}`)
  return lines
}

/** The offer in words, to paste into a message. */
export function termsText(input: Input, result: Result): string {
  const { currency } = input
  const total = input.vat.gt(0)
    ? `Total: ${formatMoney(result.total, currency)}, with ${formatPercent(input.vat)} VAT ${formatMoney(result.gross, currency)}`
    : `Total: ${formatMoney(result.total, currency)}`
  return [
    'Offer for a sponsored cooperation',
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

/** Lines of an invoice: description, quantity, unit price, VAT. One line a deliverable, so that nothing is lost by dividing. */
export function invoiceCsv(input: Input, result: Result): string {
  return toCsv([
    ['Description', 'Quantity', 'Unit', 'Unit price', 'Currency', 'VAT %'],
    ...result.lines.map((line) => [
      `Sponsored content: ${line.count > 1 ? `${line.count} × ` : ''}${line.name}`,
      1,
      'package',
      round2(line.price),
      input.currency,
      input.vat,
    ]),
  ])
}
