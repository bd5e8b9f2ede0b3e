import decodeQR from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { fixed, testTool } from '../../kit/testing.ts'
import { dec } from '../../kit/decimal.ts'
import { calculate } from './calculate.ts'
import { invoiceDocument } from './document.ts'
import { paymentCode, paymentPayload } from './payment-code.ts'
import { csvRows, invoiceHtml, invoiceJson } from './exports.ts'
import { form } from './form.ts'
import { isIban, isNip, taxNumberProblem } from './numbers.ts'
import { amountInWords, inEnglish } from './words.ts'
import { inPolish } from './words-pl.ts'

const work = { description: 'Work', quantity: '1', unit: '', price: '100', discount: '', treatment: 'rate', rate: '23' }
const line = (values: Record<string, string>) => ({ ...work, ...values })

const { compute, errors } = testTool(form, form.example, calculate)

const sums = ({ totals }: ReturnType<typeof compute>) => fixed([totals.net, totals.vat, totals.gross])

describe('sums', () => {
  it('computes VAT on the sum of a rate, or line by line', () => {
    // Three lines of 0.10 at 23 %: 0.30 × 0.23 = 0.069 → 0.07; line by line 0.023 → 0.02 each, 0.06.
    const lines = [1, 2, 3].map(() => line({ price: '0.10' }))
    expect(sums(compute({ lines }))).toEqual(['0.30', '0.07', '0.37'])
    expect(sums(compute({ lines, vatMethod: 'line' }))).toEqual(['0.30', '0.06', '0.36'])
  })

  it('computes net amounts from gross prices', () => {
    // 123 with 23 % is 100 net; 108 with 8 % is 100 net.
    const lines = [line({ price: '123' }), line({ price: '54', quantity: '2', rate: '8' })]
    const result = compute({ lines, prices: 'gross' })
    expect(sums(result)).toEqual(['200.00', '31.00', '231.00'])
    expect(result.totals.groups.map(({ rate, vat }) => [rate.toFixed(), vat.toFixed(2)])).toEqual([
      ['23', '23.00'],
      ['8', '8.00'],
    ])
  })

  it('lists lines in the prices as typed, so that they add up to the total', () => {
    // Three times 1.00 with 23 % are 3.00, net 2.44; three rounded net lines of 0.81 would be 2.43.
    const lines = [1, 2, 3].map(() => line({ price: '1' }))
    const [table] = invoiceDocument(compute({ lines, prices: 'gross' }), inPolish).tables
    expect(table?.head.slice(2)).toEqual(['Unit price (Gross)', 'VAT', 'Gross'])
    expect(table?.rows.map((row) => row.at(-1))).toEqual(['€1.00', '€1.00', '€1.00'])
    expect(invoiceDocument(compute({ lines }), inPolish).tables[0]?.head.at(-1)).toBe('Net')
  })

  it.each([
    ['en', '€0.085', '€199.75'],
    ['pl', '0,085\u00A0EUR', '199,75\u00A0EUR'],
  ])('shows the decimals of a price per word in the language %s', (language, price, amount) => {
    // 2,350 × 0.085 = 199.75; at the rounded price of 0.09 it would be 211.50.
    const [table] = invoiceDocument(
      compute({ language, lines: [line({ quantity: '2350', price: '0.085' })] }),
      null,
    ).tables
    expect([table?.rows[0]?.[2], table?.rows[0]?.at(-1)]).toEqual([price, amount])
  })

  it('computes discounts, fractional quantities and untaxed lines', () => {
    // 3.3333 × 10 × 0.9 = 29.9997 → 30.00 at 23 % = 6.90; 50 exempt.
    const lines = [
      line({ quantity: '3.3333', price: '10', discount: '10' }),
      line({ price: '50', treatment: 'exempt', rate: '23' }),
    ]
    const result = compute({ lines, exemptBasis: 'Article 132' })
    expect(sums(result)).toEqual(['80.00', '6.90', '86.90'])
    expect(invoiceDocument(result, inPolish).mentions).toEqual(['Exempt from VAT: Article 132'])
    const taxed = compute({ lines: [line({})], exemptBasis: 'Article 132' })
    expect(invoiceDocument(taxed, inPolish).mentions).toEqual([])
    const zero = compute({ lines: [line({ rate: '0' })], exemptBasis: 'Article 138' })
    expect(invoiceDocument(zero, inPolish).mentions).toEqual(['Exempt from VAT: Article 138'])
  })

  it('shows a correction before, after and as a difference', () => {
    const correction = { kind: 'correction', corrected: '1/2026' }
    const result = compute({ ...correction, lines: [line({ quantity: '2' })], before: [line({ quantity: '3' })] })
    expect(fixed([result.before?.gross, result.totals.gross, result.toPay])).toEqual(['369.00', '246.00', '-123.00'])
    const { tables } = invoiceDocument(result, inPolish)
    expect(tables.map(({ title }) => title).join()).toBe(
      'Before the correction,VAT amount,After the correction,VAT amount,Difference',
    )
    expect(tables.at(-1)).toMatchObject({
      head: ['Net', 'VAT amount', 'Gross'],
      rows: [['−€100.00', '−€23.00', '−€123.00']],
    })
    const nowTaxed = compute({
      ...correction,
      lines: [line({ rate: '20' })],
      before: [line({ treatment: 'exempt' })],
      exemptBasis: 'Article 132',
    })
    expect(invoiceDocument(nowTaxed, inPolish).mentions).toEqual(['Exempt from VAT: Article 132'])
    const exempt = { sellerExempt: 'yes', exemptBasis: 'art. 113 ust. 1' }
    const without = compute({ ...exempt, ...correction, lines: [line({})], before: [] })
    expect(invoiceDocument(without, inPolish).tables.at(-1)).toMatchObject({ head: ['Total'], rows: [['€100.00']] })
  })

  it('adds no VAT for an exempt seller, and requires the reason', () => {
    const result = compute({ sellerExempt: 'yes', exemptBasis: 'art. 113 ust. 1', lines: [line({})] })
    expect(sums(result)).toEqual(['100.00', '0.00', '100.00'])
    expect(invoiceDocument(result, inPolish).tables).toHaveLength(1)
    expect(invoiceDocument(result, inPolish).tables[0]?.head.join()).toBe('Description,Quantity,Unit price,Total')
    expect(csvRows(result)[1]?.[5]).toBe('exempt')
    expect(JSON.parse(invoiceJson(result))).toMatchObject({ lines: [{ vat: 'exempt', vatAmount: '0.00' }] })
    const abroad = compute({ sellerExempt: 'yes', exemptBasis: 'art. 113 ust. 1', lines: [line({})], exchange: '4.25' })
    expect(invoiceDocument(abroad, inPolish).below.map(([label]) => label)).not.toContain('VAT in national currency')
  })

  it('ignores the reverse charge of an exempt seller’s lines', () => {
    const lines = [line({ treatment: 'reverse' })]
    const result = compute({ sellerExempt: 'yes', exemptBasis: 'art. 113 ust. 1', lines, sellerTax: '', buyerTax: '' })
    expect(invoiceDocument(result, inPolish).mentions).toEqual(['Exempt from VAT: art. 113 ust. 1'])
    const notNeeded = result.checks.filter(({ state }) => state === 'not needed').map(({ what }) => what)
    expect(notNeeded).toContain('Mention “Reverse charge”')
    expect(notNeeded).toContain('VAT number of the buyer, who is liable')
  })

  it('gives the VAT in the national currency', () => {
    const polish = compute({ lines: [line({})], exchange: '4.2518' }).nationalVat
    expect([polish?.amount.toFixed(2), polish?.currency]).toEqual(['97.79', 'PLN'])
    expect(compute({ lines: [line({})], exchange: '4', nationalCurrency: 'EUR' }).nationalVat).toBeNull()
    const british = compute({ sellerCountry: 'GB', sellerTax: '', lines: [line({ rate: '20' })], exchange: '0.86' })
    expect([british.nationalVat?.amount.toFixed(2), british.nationalVat?.currency]).toEqual(['17.20', 'GBP'])
  })

  it('adds up to the cent for any lines', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const lines = Array.from({ length: 1 + (seed % 7) }, (_, index) =>
        line({
          price: `${(seed * 37 + index * 11) % 500}.${10 + ((seed * index) % 90)}`,
          quantity: `${1 + (index % 3)}.5`,
          rate: `${[23, 8, 5, 0][index % 4]}`,
        }),
      )
      for (const prices of ['net', 'gross'])
        for (const vatMethod of ['rate', 'line']) {
          const { totals } = compute({ lines, prices, vatMethod })
          expect(totals.net.plus(totals.vat).eq(totals.gross)).toBe(true)
          const groups = totals.groups.reduce((sum, { gross }) => sum.plus(gross), dec(0))
          expect(groups.eq(totals.gross)).toBe(true)
        }
    }
  })
})

describe('numbers', () => {
  it('fills the pattern', () => {
    expect(compute({ number: '{NNN}/{YYYY}', sequence: '7' }).number).toBe('007/2026')
    expect(compute({ number: 'FV {MM}.{YY}-{N} {X}', sequence: '12' }).number).toBe('FV 11.26-12 {X}')
  })

  it('checks IBAN, NIP and the format of VAT numbers', () => {
    // Published examples of the registers; changing one digit makes them invalid.
    const right = ['GB82 WEST 1234 5698 7654 32', 'DE89370400440532013000', 'PL61109010140000071219812874']
    expect(right.every(isIban)).toBe(true)
    expect(['GB82 WEST 1234 5698 7654 33', 'PL61109010140000071219812875', 'nonsense'].some(isIban)).toBe(false)
    // 5·6 + 2·5 + 6·7 + 0 + 0 + 0 + 1·5 + 2·6 + 4·7 = 127; 127 mod 11 = 6.
    expect(['5260001246', 'PL 526-000-12-46', '5260001247', '12345'].map(isNip)).toEqual([true, true, false, false])
    expect(taxNumberProblem('NL123456789B01', 'NL')).toBeNull()
    expect(taxNumberProblem('ATU1234567', 'AT')).toMatch(/form of a VAT number of AT/)
    expect(taxNumberProblem('anything', 'US')).toBeNull()
  })

  it('writes amounts in words', () => {
    expect(amountInWords(dec('1410'), 'EUR', inEnglish)).toBe('one thousand four hundred and ten EUR 00/100')
    expect(amountInWords(dec('1005'), 'EUR', inEnglish)).toBe('one thousand and five EUR 00/100')
    expect(amountInWords(dec('2000020'), 'EUR', inEnglish)).toBe('two million and twenty EUR 00/100')
    expect(amountInWords(dec('21.05'), 'PLN', inPolish)).toBe('dwadzieścia jeden złotych pięć groszy')
    expect(amountInWords(dec('2.01'), 'PLN', inPolish)).toBe('dwa złote jeden grosz')
    expect(amountInWords(dec('1002112.13'), 'PLN', inPolish)).toBe(
      'milion dwa tysiące sto dwanaście złotych trzynaście groszy',
    )
    expect(amountInWords(dec('-3'), 'EUR', inPolish)).toBe('minus trzy EUR 00/100')
    expect(amountInWords(dec('999999999.99'), 'EUR', inEnglish)).toContain('nine hundred and ninety-nine million')
    expect(amountInWords(dec('1000000000'), 'EUR', inEnglish)).toBeNull()
  })
})

describe('the output', () => {
  it('makes a payment code that a QR reader decodes', () => {
    const code = paymentPayload(compute({ reference: 'Invoice 1' }))
    if (!('payload' in code)) throw new Error(code.reason)
    expect(code.payload).toBe(
      'BCD\n002\n1\nSCT\n\nAnna Example, Web Design\nPL61109010140000071219812874\nEUR1410.00\n\n\nInvoice 1',
    )
    const drawn = paymentCode(compute({ reference: 'Invoice 1' }))
    if (!('path' in drawn)) throw new Error(drawn.reason)
    const { d, size } = drawn.path
    const scale = 4
    const data = new Uint8Array((size * scale) ** 2 * 4).fill(255)
    for (const [, x, y, run] of d.matchAll(/M(\d+) (\d+)h(\d+)/g))
      for (let dy = 0; dy < scale; dy += 1)
        for (let dx = 0; dx < scale * Number(run); dx += 1) {
          const at = ((Number(y) * scale + dy) * size * scale + Number(x) * scale + dx) * 4
          data.fill(0, at, at + 3)
        }
    expect(decodeQR({ width: size * scale, height: size * scale, data })).toBe(code.payload)
  })

  it('keeps the whole reference in the payment code', () => {
    const reference = `${'x'.repeat(99)}${'🍲'.repeat(25)}`
    expect(paymentPayload(compute({ reference }))).toHaveProperty('payload', expect.stringMatching(`\n${reference}$`))
  })

  it.each([
    // Examples of the IBAN registry: the countries that joined the payments area since 2024, and Turkey, which is outside.
    ['AL47212110090000000235698741', 'payload'],
    ['MD24AG000225100013104168', 'payload'],
    ['ME25505000012345678951', 'payload'],
    ['MK07250120000058984', 'payload'],
    ['RS35260005601001611379', 'payload'],
    ['TR330006100519786457841326', 'reason'],
  ])('answers for the account %s with a %s', (iban, answer) => {
    expect(paymentPayload(compute({ iban, bic: 'ABCDXX22' }))).toHaveProperty(answer)
    // EPC069-12: without a BIC only within the European Economic Area.
    expect(paymentPayload(compute({ iban }))).toHaveProperty('reason')
  })

  it('makes no payment code for another currency, without an IBAN or for zero', () => {
    expect(paymentCode(compute({ currency: 'PLN' }))).toEqual({ reason: 'The payment code is for euro only.' })
    expect(paymentCode(compute({ iban: '' }))).toHaveProperty('reason')
    expect(paymentCode(compute({ lines: [line({ price: '0' })] }))).toHaveProperty('reason')
  })

  it('escapes markup in typed texts', () => {
    const nasty = '</td><script>alert(1)</script> & "x"'
    const result = compute({ buyerName: nasty, lines: [line({})], notes: nasty })
    const html = invoiceHtml(invoiceDocument(result, inPolish), { language: 'en', logo: '"><script>' })
    expect(html).not.toContain('<script>')
    expect(JSON.parse(invoiceJson(result))).toMatchObject({ buyer: { name: nasty }, toPay: '123.00' })
  })

  it('lists missing content, and detects KSeF', () => {
    const missing = (values: Record<string, unknown>) =>
      compute(values)
        .checks.filter(({ state }) => state === 'missing')
        .map(({ what }) => what)
    expect(missing({ lines: [line({})], sellerTax: '', supplied: '2026-11-20', nationalCurrency: 'EUR' })).toEqual([
      'VAT number of the seller',
    ])
    // Trade across borders needs the prefix; the example's seller is in Poland and its buyer in Germany.
    expect(missing({ sellerTax: '5260001246' })).toEqual(['VAT number of the seller with its prefix PL'])
    expect(missing({ buyerTax: '123456789' })).toEqual(['VAT number of the buyer with its prefix DE'])
    expect(missing({})).toEqual([])
    // The national currency is that of the seller's country, which for Hungary the form does not have.
    const from = (sellerCountry: string, sellerTax: string) => missing({ sellerCountry, sellerTax, lines: [line({})] })
    expect([from('DE', 'DE123456789'), from('CH', 'CHE-123')]).toEqual([[], []])
    const inForint = ['VAT amount in the national currency (Article 230)']
    expect([from('HU', 'HU12345678'), from('PL', 'PL5260001246')]).toEqual([inForint, inForint])
    // Article 226 (8) asks for the unit price exclusive of VAT.
    const gross = { prices: 'gross', nationalCurrency: 'EUR' }
    expect(missing({ ...gross, lines: [line({})] })).toEqual(['Unit price without VAT'])
    expect(missing(gross)).toEqual([])
    // Only VAT numbers of the European Union have a known prefix.
    const british = compute({ buyerCountry: 'GB', buyerTax: '123456789' }).checks
    expect(british).toContainEqual({ what: 'VAT number of the buyer with its prefix GB', state: 'not needed' })
    expect(compute().isKsef).toBe(false)
    expect(compute({ buyerCountry: 'PL', buyerTax: '5260001246', lines: [line({})] }).isKsef).toBe(true)
  })

  it('labels a bilingual invoice in both languages', () => {
    const { title, total } = invoiceDocument(compute({ language: 'both' }), inPolish)
    expect(title).toBe('Invoice / Faktura 001/2026')
    expect(total[0]).toBe('To pay / Do zapłaty')
  })

  it('formats dates and numbers by the language', () => {
    const lines = [line({ quantity: '3.5', price: '1234.5', discount: '12.5', rate: '25.5' })]
    const { facts, tables, total } = invoiceDocument(compute({ language: 'pl', lines }), inPolish)
    expect(facts).toContainEqual(['Data wystawienia', '20 listopada 2026'])
    // 3.5 × 1,234.50 × 0.875 = 3,780.66; with 25.5 % 4,744.73.
    expect(tables[0]?.rows).toEqual([
      ['Work', '3,5', '1\u00A0234,50\u00A0EUR', '12,5\u00A0%', '25,5\u00A0%', '3\u00A0780,66\u00A0EUR'],
    ])
    expect(total).toEqual(['Do zapłaty', '4\u00A0744,73\u00A0EUR'])
    expect(invoiceDocument(compute({ language: 'both', lines }), inPolish).total[1]).toBe('€4,744.73')
  })

  it('prints country names', () => {
    const lines = (language: string) =>
      invoiceDocument(compute({ language, sellerCountry: 'PL' }), inPolish).buyer.lines
    expect(lines('en')).toContain('Germany')
    expect(lines('both')).toContain('Germany / Niemcy')
    expect(invoiceDocument(compute({ buyerCountry: 'other' }), inPolish).buyer.lines).not.toContain('')
  })
})

it.each([
  [{ due: '2026-11-19' }, 'due', 'Due date must not be before the issue date.'],
  [{ buyerTax: '' }, 'buyerTax', 'Buyer tax number is required for a reverse charge.'],
  [{ kind: 'correction' }, 'corrected', 'Corrected invoice is required.'],
  [
    { lines: [line({ quantity: '-1' })] },
    'lines.0.quantity',
    'Quantity must not be negative: only corrections may be.',
  ],
  [{ lines: [line({ quantity: '1.23456' })] }, 'lines.0.quantity', 'Quantity may have at most 4 decimals.'],
  [{ iban: 'PL00109010140000071219812874' }, 'iban', 'IBAN is not right: its check digits do not fit.'],
  [{ bic: 'ABCD' }, 'bic', 'BIC must have 8 or 11 letters and digits.'],
  [
    { sellerTax: '5260001247' },
    'sellerTax',
    'Seller tax number is not a Polish tax number: its last digit does not fit the others.',
  ],
  [{ sellerExempt: 'yes' }, 'exemptBasis', 'Basis of the exemption is required.'],
])('rejects values of row %#', (values, field, message) => {
  expect(errors(values)).toEqual({ [field]: message })
})

testSearches('freelancers/invoice-maker', [
  'bill a client',
  'invoice template',
  'invioce',
  'send a bill to a company in germany',
  'reverse charge',
  'proforma',
  'make a credit note',
  'faktura',
])
