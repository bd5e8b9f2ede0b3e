import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { readVisible } from '../../kit/form.ts'
import { inputOf } from '../../kit/testing.ts'
import type { FormValues } from '../../kit/types.ts'
import { calculate } from './calculate.ts'
import { paymentCode } from './payment-code.ts'
import { invoiceDocument } from './document.ts'
import { form } from './form.ts'
import { invoicePdf, type PdfParts } from './pdf.ts'
import { fontCovers } from './pdf-letters.ts'
import { inPolish } from './words-pl.ts'

const fontFile = async (name: string) => {
  const address = import.meta.resolve(`@expo-google-fonts/figtree/${name}`)
  return Uint8Array.from(await readFile(fileURLToPath(address))).buffer
}
const fonts = {
  regular: await fontFile('400Regular/Figtree_400Regular.ttf'),
  bold: await fontFile('700Bold/Figtree_700Bold.ttf'),
}

const resultOf = (values: FormValues) => calculate(inputOf(readVisible(form, { ...form.example, ...values })))

async function pdfOf(values: FormValues, more: Partial<PdfParts> = {}) {
  const result = resultOf(values)
  const code = paymentCode(result)
  const document = invoiceDocument(result, inPolish)
  const bytes = await invoicePdf({
    document,
    language: result.input.language,
    fonts,
    logo: null,
    code: 'path' in code ? code.path : null,
    ...more,
  })
  const file = await getDocumentProxy(bytes.slice())
  const { text, totalPages } = await extractText(file)
  return { bytes, document, file, pages: text, totalPages }
}

const rate = { discount: '', treatment: 'rate', rate: '23' }
const line = { description: 'Żółć', quantity: '1', unit: 'szt.', price: '10', ...rate }
const sixty = Array.from({ length: 60 }, (_, at) => ({ ...line, description: `Żółć i gęślą jaźń ${at + 1}` }))

describe('the PDF of an invoice', () => {
  it('contains the texts of the sheet, on as many pages as needed', async () => {
    const buyerName = 'Gżegżółka sp. z o.o.'
    const { pages, totalPages, bytes, document } = await pdfOf({ lines: sixty, language: 'pl', buyerName })
    const text = pages.join('\n')
    expect(new TextDecoder('latin1').decode(bytes.subarray(0, 8))).toBe('%PDF-1.7')
    expect(totalPages).toBeGreaterThan(1)
    for (const part of ['Faktura 001/2026', 'Anna Example, Web Design', 'Gżegżółka sp. z o.o.', 'Żółć', '738,00 EUR'])
      expect(text).toContain(part)
    // PDF text extraction returns non-breaking spaces as plain ones.
    expect(text).toContain(document.total.join(': ').replaceAll('\u00A0', ' '))
    for (const { description } of sixty) expect(text).toContain(description)
    pages.forEach((page, at) => {
      if (page.includes('jaźń')) expect(page).toMatch(/Cena\s+jednostkowa\s+\(Netto\)/)
      expect(page).toContain(`${at + 1} / ${totalPages}`)
    })
  })

  it('has a title, a language and a structure for screen readers', async () => {
    const { file } = await pdfOf({ language: 'pl' })
    expect((await getMeta(file)).info).toMatchObject({ Title: 'Faktura 001/2026', Language: 'pl' })
    expect(await file.getMarkInfo()).toMatchObject({ Marked: true })
    const tree = JSON.stringify(await (await file.getPage(1)).getStructTree())
    for (const role of ['Document', 'H1', 'Table', 'TR', 'TH', 'TD', 'Figure', 'LBody'])
      expect(tree).toContain(`"${role}"`)
  })

  it('contains a logo', async () => {
    const picture = { create: { width: 60, height: 30, channels: 4, background: '#c33' } } as const
    const { bytes, totalPages } = await pdfOf(
      {},
      { logo: Uint8Array.from(await sharp(picture).png().toBuffer()).buffer },
    )
    expect(totalPages).toBe(1)
    expect(new TextDecoder('latin1').decode(bytes)).toContain('/Subtype /Image')
  })

  it('fits the longest texts and amounts', async () => {
    const most = { unit: 'x'.repeat(20), quantity: '1000000', price: '999999999.99', discount: '12.5' }
    const { pages } = await pdfOf({
      language: 'both',
      notes: `${'note\n'.repeat(300)}the end`,
      sellerAddress: 'a\n'.repeat(150),
      lines: [{ ...line, ...most, description: 'word '.repeat(59) }],
    })
    const text = pages.join('\n')
    expect(text).toContain('the end')
    expect(text).toContain('€1,076,249,999,989,237.50')
    expect(pages.length).toBeLessThan(12)
  })
})

const fits = (values: FormValues) => fontCovers(invoiceDocument(resultOf(values), inPolish), fonts.regular)
it('covers Latin letters and no other script', () => {
  const latin = ['Zażółć gęślą jaźń', 'Łódź – “Größe” & Co. €', 'Ştefan Čapek', 'Z\u0301le', 'a\u202Fb\u00ADc']
  for (const buyerName of latin) expect(fits({ buyerName }), buyerName).toBe(true)
  for (const buyerName of ['Ωμέγα', 'Живот', '株式会社', '👍']) expect(fits({ buyerName }), buyerName).toBe(false)
})
