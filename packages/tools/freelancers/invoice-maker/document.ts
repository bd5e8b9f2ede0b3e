import type { Big } from '../../kit/decimal.ts'
import { moneyIn, numberIn } from '../../kit/format.ts'
import { longDate } from '../../kit/long-date.ts'
import type { Result, Totals, VatGroup } from './calculate.ts'
import type { Treatment } from './form.ts'
import { labelOf, type LabelName, treatmentLabel } from './labels.ts'
import { compact, countryName, groupIban } from './numbers.ts'
import { amountInWords, inEnglish, type Speech } from './words.ts'

export type Pair = readonly [label: string, value: string]
export interface Table {
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** An invoice as texts and tables in print order; only its layout is left open. */
export type InvoiceDocument = ReturnType<typeof invoiceDocument>

/** Formats labels and numbers in the invoice's language and currency; a bilingual invoice has English numbers. */
function writerOf({ input }: Result) {
  const language = input.language === 'pl' ? 'pl' : 'en'
  const number = (value: Big, most?: number) => numberIn(language, value, most)
  const percent = (value: Big) => `${number(value)}\u00A0%`
  return {
    label: (name: LabelName) => labelOf(name, input.language),
    date: (date: string) => longDate(date, language),
    money: (value: Big, currency = input.currency) => moneyIn(language, value, currency),
    /** A unit price with all its decimals: rounded, it would not multiply to the amount of its line. */
    unitPrice: (value: Big) => moneyIn(language, value, input.currency, 15),
    number,
    percent,
    /** "23 %", or the label of an untaxed treatment. */
    rate: ({ treatment, rate }: Pick<VatGroup, 'treatment' | 'rate'>) =>
      treatment === 'rate' ? percent(rate) : treatmentLabel(treatment, input.language),
  }
}

/** The lines with amounts in the prices as typed, net or gross, so that they add up to the total. */
function lineTable(totals: Totals, title: string, result: Result): Table {
  const { input, hasVat } = result
  const { label, money, unitPrice, number, percent, rate } = writerOf(result)
  const hasDiscount = totals.lines.some(({ line }) => line.discount.gt(0))
  return {
    title,
    head: [
      label('description'),
      label('quantity'),
      hasVat ? `${label('unitPrice')} (${label(input.prices)})` : label('unitPrice'),
      ...(hasDiscount ? [label('discount')] : []),
      ...(hasVat ? [label('rate')] : []),
      label(hasVat ? input.prices : 'total'),
    ],
    rows: totals.lines.map(({ line, ...sums }) => [
      line.description,
      `${number(line.quantity, 4)}${line.unit && ` ${line.unit}`}`,
      unitPrice(line.price),
      ...(hasDiscount ? [line.discount.gt(0) ? percent(line.discount) : '–'] : []),
      ...(hasVat ? [rate(line)] : []),
      money(sums[input.prices]),
    ]),
  }
}

function vatTable(totals: Totals, title: string, result: Result): Table {
  const { label, money, rate } = writerOf(result)
  const row = (name: string, { net, vat, gross }: Pick<Totals, 'net' | 'vat' | 'gross'>) => [
    name,
    ...[net, vat, gross].map((value) => money(value)),
  ]
  return {
    title,
    head: [label('rate'), label('net'), label('vat'), label('gross')],
    rows: [...totals.groups.map((group) => row(rate(group), group)), row(label('total'), totals)],
  }
}

function tablesOf(result: Result): Table[] {
  const { totals, before, hasVat } = result
  const { label } = writerOf(result)
  const lines = (of: Totals, title: string) => [
    lineTable(of, title, result),
    ...(hasVat ? [vatTable(of, label('vat'), result)] : []),
  ]
  if (!before) return lines(totals, '')
  return [...lines(before, label('before')), ...lines(totals, label('after')), differenceTable(totals, before, result)]
}

/** The difference that a correction makes; only the gross amount without VAT. */
function differenceTable(after: Totals, before: Totals, result: Result): Table {
  const { label, money } = writerOf(result)
  const sums = result.hasVat ? (['net', 'vat', 'gross'] as const) : (['gross'] as const)
  return {
    title: label('difference'),
    head: sums.map((name) => label(result.hasVat ? name : 'total')),
    rows: [sums.map((name) => money(after[name].minus(before[name])))],
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

function mentionsOf(result: Result): string[] {
  const { input, totals, before } = result
  const { label } = writerOf(result)
  const has = (wanted: Treatment) => totals.groups.some(({ treatment }) => treatment === wanted)
  // A rate of 0 % may stand for an exemption, as in Article 138.
  const isExempt = [...totals.groups, ...(before?.groups ?? [])].some(
    ({ treatment, rate }) => treatment === 'exempt' || (treatment === 'rate' && rate.eq(0)),
  )
  return [
    has('reverse') ? label('reverseCharge') : '',
    input.selfBilling ? label('selfBilling') : '',
    input.marginScheme ? label('marginScheme') : '',
    isExempt && input.exemptBasis ? `${label('exemptBasis')}: ${input.exemptBasis}` : '',
  ].filter(Boolean)
}

const filled = (pairs: readonly Pair[]): Pair[] => pairs.filter(([, value]) => value !== '')

function belowOf(result: Result, inPolish: Speech | null): Pair[] {
  const { input, toPay, nationalVat } = result
  const { label, money, number, date } = writerOf(result)
  const speeches = { en: [inEnglish], pl: [inPolish], both: [inEnglish, inPolish] }[input.language]
  const words = speeches.flatMap((say) => (say && amountInWords(toPay, input.currency, say)) ?? [])
  const rate = input.exchange
    ? `${number(input.exchange, 6)}${input.exchangeDate && `, ${date(input.exchangeDate)}`}`
    : ''
  return filled([
    [label('inWords'), words.join(' / ')],
    [label('nationalVat'), nationalVat ? `${money(nationalVat.amount, nationalVat.currency)} (${rate})` : ''],
    [label('bank'), input.bank],
    ['IBAN', groupIban(input.iban)],
    ['BIC', input.bic.toUpperCase()],
    [label('reference'), input.reference],
    [label('notes'), input.notes],
  ])
}

/** `inPolish` is null until the Polish number words are loaded. */
export function invoiceDocument(result: Result, inPolish: Speech | null) {
  const { input, number, due, before, toPay } = result
  const { label, money, date } = writerOf(result)
  const { supplied, issued } = input
  return {
    title: `${label(input.kind)} ${number}`,
    facts: filled([
      [label('corrected'), input.kind === 'correction' ? input.corrected : ''],
      [label('issued'), date(issued)],
      [label('supplied'), supplied && supplied !== issued ? date(supplied) : ''],
      [label('due'), date(due)],
    ]),
    seller: { title: label('seller'), lines: partyLines(result, 'seller') },
    buyer: { title: label('buyer'), lines: partyLines(result, 'buyer') },
    tables: tablesOf(result),
    total: [label(before ? 'difference' : 'toPay'), money(toPay)] satisfies Pair,
    below: belowOf(result, inPolish),
    mentions: mentionsOf(result),
  }
}
