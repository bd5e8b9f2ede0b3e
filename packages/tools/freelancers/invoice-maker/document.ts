import { formatDate } from '../../kit/dates.ts'
import type { Big } from '../../kit/decimal.ts'
import { formatMoney, formatNumber } from '../../kit/format.ts'
import type { Result, Totals, VatGroup } from './calculate.ts'
import { labelOf, type LabelName, treatmentLabel } from './labels.ts'
import { compact, countryName, groupIban } from './numbers.ts'
import { amountInWords, inEnglish, type Speech } from './words.ts'

export type Pair = readonly [label: string, value: string]
export interface Table {
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** An invoice as it is printed: nothing is left to decide but how it looks. */
export interface InvoiceDocument {
  readonly title: string
  readonly facts: readonly Pair[]
  readonly seller: { readonly title: string; readonly lines: readonly string[] }
  readonly buyer: { readonly title: string; readonly lines: readonly string[] }
  readonly tables: readonly Table[]
  readonly total: Pair
  readonly below: readonly Pair[]
  readonly mentions: readonly string[]
}

/** A rate without needless noughts: "23 %", or the word for what is not taxed. */
const rateText = ({ treatment, rate }: Pick<VatGroup, 'treatment' | 'rate'>, language: Result['input']['language']) =>
  treatment === 'rate' ? `${formatNumber(rate)}\u00A0%` : treatmentLabel(treatment, language)

function lineTable(totals: Totals, title: string, result: Result): Table {
  const { input, hasVat } = result
  const label = (name: LabelName) => labelOf(name, input.language)
  const money = (value: Big) => formatMoney(value, input.currency)
  const hasDiscount = totals.lines.some(({ line }) => line.discount.gt(0))
  return {
    title,
    head: [
      label('description'),
      label('quantity'),
      `${label('unitPrice')} (${label(input.prices)})`,
      ...(hasDiscount ? [label('discount')] : []),
      ...(hasVat ? [label('rate')] : []),
      label(hasVat ? 'net' : 'total'),
    ],
    rows: totals.lines.map(({ line, net, gross }) => [
      line.description,
      `${formatNumber(line.quantity, 4)}${line.unit && ` ${line.unit}`}`,
      money(line.price),
      ...(hasDiscount ? [line.discount.gt(0) ? `${formatNumber(line.discount)}\u00A0%` : '–'] : []),
      ...(hasVat ? [rateText(line, input.language)] : []),
      money(hasVat ? net : gross),
    ]),
  }
}

function vatTable({ groups, net, vat, gross }: Totals, title: string, result: Result): Table {
  const { input } = result
  const label = (name: LabelName) => labelOf(name, input.language)
  const money = (value: Big) => formatMoney(value, input.currency)
  return {
    title,
    head: [label('rate'), label('net'), label('vat'), label('gross')],
    rows: [
      ...groups.map((group) => [
        rateText(group, input.language),
        money(group.net),
        money(group.vat),
        money(group.gross),
      ]),
      [label('total'), money(net), money(vat), money(gross)],
    ],
  }
}

function tablesOf(result: Result): Table[] {
  const { totals, before, hasVat, input } = result
  const label = (name: LabelName) => labelOf(name, input.language)
  const lines = (of: Totals, title: string) => [
    lineTable(of, title, result),
    ...(hasVat ? [vatTable(of, label('vat'), result)] : []),
  ]
  if (!before) return lines(totals, '')
  return [...lines(before, label('before')), ...lines(totals, label('after')), differenceTable(totals, before, result)]
}

/** What a correction changes; the gross alone where no VAT is taken. */
function differenceTable(after: Totals, before: Totals, { hasVat, input }: Result): Table {
  const sums = hasVat ? (['net', 'vat', 'gross'] as const) : (['gross'] as const)
  return {
    title: labelOf('difference', input.language),
    head: sums.map((name) => labelOf(hasVat ? name : 'total', input.language)),
    rows: [sums.map((name) => formatMoney(after[name].minus(before[name]), input.currency))],
  }
}

function partyLines({ input }: Result, who: 'seller' | 'buyer'): string[] {
  const languages = input.language === 'both' ? (['en', 'pl'] as const) : [input.language]
  const names = new Set(languages.map((language) => countryName(input[`${who}Country`], language)))
  const tax = input[`${who}Tax`]
  return [
    input[`${who}Name`],
    ...input[`${who}Address`].split('\n'),
    [...names].join(' / '),
    tax && `${labelOf('tax', input.language)}: ${compact(tax)}`,
    input[`${who}Email`],
  ].filter((line) => line !== '')
}

function mentionsOf({ input, totals }: Result): string[] {
  const label = (name: LabelName) => labelOf(name, input.language)
  const isReverse = totals.groups.some(({ treatment }) => treatment === 'reverse')
  return [
    ...(isReverse ? [label('reverseCharge')] : []),
    ...(input.selfBilling ? [label('selfBilling')] : []),
    ...(input.marginScheme ? [label('marginScheme')] : []),
    ...(input.exemptBasis ? [`${label('exemptBasis')}: ${input.exemptBasis}`] : []),
  ]
}

function belowOf(result: Result, inPolish: Speech | null): Pair[] {
  const { input, toPay, nationalVat } = result
  const label = (name: LabelName) => labelOf(name, input.language)
  const speeches = { en: [inEnglish], pl: [inPolish], both: [inEnglish, inPolish] }[input.language]
  const words = speeches.flatMap((say) => (say && amountInWords(toPay, input.currency, say)) ?? [])
  return [
    ...(words.length > 0 ? [[label('inWords'), words.join(' / ')] as const] : []),
    ...(nationalVat
      ? [
          [
            label('nationalVat'),
            `${formatMoney(nationalVat, input.nationalCurrency)} (${formatNumber(input.exchange ?? 0, 6)}${input.exchangeDate && `, ${formatDate(input.exchangeDate)}`})`,
          ] as const,
        ]
      : []),
    ...(input.bank ? [[label('bank'), input.bank] as const] : []),
    ...(input.iban ? [['IBAN', groupIban(input.iban)] as const] : []),
    ...(input.bic ? [['BIC', input.bic.toUpperCase()] as const] : []),
    ...(input.reference ? [[label('reference'), input.reference] as const] : []),
    ...(input.notes ? [[label('notes'), input.notes] as const] : []),
  ]
}

/** `inPolish` is null until the Polish number words are there. */
export function invoiceDocument(result: Result, inPolish: Speech | null): InvoiceDocument {
  const { input, number, due, before, toPay } = result
  const label = (name: LabelName) => labelOf(name, input.language)
  const { supplied } = input
  return {
    title: `${label(input.kind)} ${number}`,
    facts: [
      ...(input.kind === 'correction' ? [[label('corrected'), input.corrected] as const] : []),
      [label('issued'), formatDate(input.issued)],
      ...(supplied && supplied !== input.issued ? [[label('supplied'), formatDate(supplied)] as const] : []),
      [label('due'), formatDate(due)],
    ],
    seller: {
      title: label('seller'),
      lines: partyLines(result, 'seller'),
    },
    buyer: {
      title: label('buyer'),
      lines: partyLines(result, 'buyer'),
    },
    tables: tablesOf(result),
    total: [label(before ? 'difference' : 'toPay'), formatMoney(toPay, input.currency)],
    below: belowOf(result, inPolish),
    mentions: mentionsOf(result),
  }
}
