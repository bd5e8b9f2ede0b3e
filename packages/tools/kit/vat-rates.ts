import type { Dated } from './dated.ts'

/** Standard rates in percent. The country codes are those of EU VAT, so Greece is EL. */
const rates = (
  'AT Austria 20, BE Belgium 21, BG Bulgaria 20, HR Croatia 25, CY Cyprus 19, CZ Czechia 21, DK Denmark 25, ' +
  'EE Estonia 24, FI Finland 25.5, FR France 20, DE Germany 19, EL Greece 24, HU Hungary 27, IE Ireland 23, ' +
  'IT Italy 22, LV Latvia 21, LT Lithuania 21, LU Luxembourg 17, MT Malta 18, NL Netherlands 21, PL Poland 23, ' +
  'PT Portugal 23, RO Romania 21, SK Slovakia 23, SI Slovenia 22, ES Spain 21, SE Sweden 25'
)
  .split(', ')
  .map((entry) => {
    const [code = '', country = '', rate = ''] = entry.split(' ')
    return { code, country, rate }
  })

/** Standard VAT rates of the 27 members. Visitors type reduced rates, which differ by product and change often. */
export const euVatRates: Dated<typeof rates> = {
  value: rates,
  asOf: '2026-09-15',
  source: 'https://ec.europa.eu/taxation_customs/tedb/',
  kind: 'official',
}
