import type { Dated } from './dated.ts'

/** Standard rates in percent. The country codes are those of EU VAT, so Greece is EL. */
const rates = [
  { code: 'AT', country: 'Austria', rate: '20' },
  { code: 'BE', country: 'Belgium', rate: '21' },
  { code: 'BG', country: 'Bulgaria', rate: '20' },
  { code: 'HR', country: 'Croatia', rate: '25' },
  { code: 'CY', country: 'Cyprus', rate: '19' },
  { code: 'CZ', country: 'Czechia', rate: '21' },
  { code: 'DK', country: 'Denmark', rate: '25' },
  { code: 'EE', country: 'Estonia', rate: '24' },
  { code: 'FI', country: 'Finland', rate: '25.5' },
  { code: 'FR', country: 'France', rate: '20' },
  { code: 'DE', country: 'Germany', rate: '19' },
  { code: 'EL', country: 'Greece', rate: '24' },
  { code: 'HU', country: 'Hungary', rate: '27' },
  { code: 'IE', country: 'Ireland', rate: '23' },
  { code: 'IT', country: 'Italy', rate: '22' },
  { code: 'LV', country: 'Latvia', rate: '21' },
  { code: 'LT', country: 'Lithuania', rate: '21' },
  { code: 'LU', country: 'Luxembourg', rate: '17' },
  { code: 'MT', country: 'Malta', rate: '18' },
  { code: 'NL', country: 'Netherlands', rate: '21' },
  { code: 'PL', country: 'Poland', rate: '23' },
  { code: 'PT', country: 'Portugal', rate: '23' },
  { code: 'RO', country: 'Romania', rate: '21' },
  { code: 'SK', country: 'Slovakia', rate: '23' },
  { code: 'SI', country: 'Slovenia', rate: '22' },
  { code: 'ES', country: 'Spain', rate: '21' },
  { code: 'SE', country: 'Sweden', rate: '25' },
]

/** Standard VAT rates of the 27 members. Visitors type reduced rates, which differ by product and change often. */
export const euVatRates: Dated<typeof rates> = {
  value: rates,
  asOf: '2026-09-15',
  source: 'https://ec.europa.eu/taxation_customs/tedb/',
  kind: 'official',
}
