import type { Dated } from './dated.ts'

const ASOF = '2026-10-01'

/** The rates in percent a year, on the first day of each half-year. */
const rates = [
  { from: '2023-01-01', ecb: '2.50', nbp: '6.75' },
  { from: '2023-07-01', ecb: '4.00', nbp: '6.75' },
  { from: '2024-01-01', ecb: '4.50', nbp: '5.75' },
  { from: '2024-07-01', ecb: '4.25', nbp: '5.75' },
  { from: '2025-01-01', ecb: '3.15', nbp: '5.75' },
  { from: '2025-07-01', ecb: '2.15', nbp: '5.25' },
  { from: '2026-01-01', ecb: '2.15', nbp: '4.00' },
]

const halfYearAfter = (from: string): string => {
  const year = Number(from.slice(0, 4))
  return from.slice(5, 7) === '01' ? `${year}-07-01` : `${year + 1}-01-01`
}

/**
 * Reference rates for late payment, entered every 1 January and 1 July from the publications of the two banks. If a
 * half-year is missing, the tool asks the visitor for its rate. The one from 2026-07-01 is not entered yet.
 */
export const lateRates: Dated<typeof rates> = {
  value: rates,
  asOf: ASOF,
  source: 'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/key_ecb_interest_rates/html/index.en.html',
  kind: 'official',
}

/** The first half-year in the list, and the first one after the list. */
export const ratesFrom = rates[0]?.from ?? ''
export const ratesMissingFrom = halfYearAfter(rates.at(-1)?.from ?? '')

/** Where the NBP publishes its rate. */
export const nbpSource = 'https://nbp.pl/en/monetary-policy/mpc-decisions/interest-rates/'

/** First day of the half-year in which a date lies. */
export const halfYearOf = (date: string): string => `${date.slice(0, 4)}-${date.slice(5, 7) < '07' ? '01' : '07'}-01`
