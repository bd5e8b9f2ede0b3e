import { DOMParser } from '@xmldom/xmldom'
import { strToU8, zipSync } from 'fflate'
import PDFDocument from 'pdfkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { documentText, pagesText } from './file-text.ts'
import { docxText } from './read-docx.ts'
import { pdfText } from './read-pdf.ts'
import { readResume } from './read-file.ts'

const documentOf = (body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="w" xmlns:mc="mc"><w:body>${body}</w:body></w:document>`

function read(body: string): string {
  const root = new DOMParser().parseFromString(documentOf(body), 'text/xml').documentElement
  if (!root) throw new Error('no document')
  return documentText(root)
}

const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
const paragraph = (...texts: string[]) => `<w:p>${texts.map(run).join('')}</w:p>`
const cell = (...texts: string[]) => `<w:tc>${texts.map((text) => paragraph(text)).join('')}</w:tc>`

describe('the text of document.xml', () => {
  it('has a line per paragraph, with its runs joined', () => {
    expect(read(paragraph('Maja ', 'Lis') + paragraph('Sous  chef &amp; baker'))).toBe('Maja Lis\nSous chef & baker')
  })

  it('contains tabs, line breaks and hyphens, but no tab stops', () => {
    const stops = '<w:pPr><w:tabs><w:tab w:pos="1"/></w:tabs></w:pPr>'
    const signs = '<w:r><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t><w:noBreakHyphen/><w:t>d\u00ADe</w:t></w:r>'
    expect(read(`<w:p>${stops}${run('a')}${signs}</w:p>`)).toBe('a\tb\nc-de')
  })

  it('contains tables row by row', () => {
    const rows = `<w:tr><w:trPr/>${cell('2021')}${cell('Hotel Brama')}</w:tr><w:tr>${cell('2017')}${cell('Bistro')}</w:tr>`
    expect(read(`<w:tbl>${rows}</w:tbl>${paragraph('End')}`)).toBe('2021\tHotel Brama\n2017\tBistro\nEnd')
    expect(read(`<w:tbl><w:tr>${cell('Skills')}${cell('HACCP', 'Rotas')}</w:tr></w:tbl>`)).toBe('Skills\nHACCP\nRotas')
  })

  it('contains a text box once, and no deleted text', () => {
    const box = `<w:txbxContent>${paragraph('boxed')}</w:txbxContent>`
    const both = `<mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent>`
    expect(read(`<w:p>${run('a')}<w:r>${both}</w:r></w:p>`)).toBe('a\nboxed')
    expect(read(`<w:p><w:del>${run('old')}</w:del><w:moveFrom>${run('old')}</w:moveFrom>${run('new')}</w:p>`)).toBe(
      'new',
    )
  })

  it('ignores elements named like properties of every object', () => {
    expect(read(`<w:constructor>${paragraph('a')}</w:constructor>`)).toBe('a')
  })
})

describe('the text of pages', () => {
  it('keeps lines and collapses spaces', () => {
    expect(pagesText([' Maja   Lis \nKraków\u00a0 2021\n\n\n\nSkills', 'HACCP '])).toBe(
      'Maja Lis\nKraków 2021\n\nSkills\n\nHACCP',
    )
  })

  it('rejoins words hyphenated at a line’s end', () => {
    expect(pagesText(['menu plan-\nning, kosz\u00AD\ntów, manage\u2010 \nment'])).toBe(
      'menu planning, kosztów, management',
    )
  })

  it('keeps the hyphen of compounds, and dashes at the end of lines', () => {
    expect(pagesText(['well-\nknown, SQL-\nbased'])).toBe('well-known, SQL-based')
    expect(pagesText(['2019-\n2021\nMaja-\nAnna\n- bread'])).toBe('2019-\n2021\nMaja-\nAnna\n- bread')
  })
})

const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))

describe('a Word file', () => {
  beforeEach(() => vi.stubGlobal('DOMParser', DOMParser))
  afterEach(() => vi.unstubAllGlobals())

  it('is read', () => {
    const bytes = zip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': documentOf(paragraph('Maja Lis')) })
    expect(docxText(bytes)).toEqual({ text: 'Maja Lis' })
    // Word for the web may name the part so.
    expect(docxText(zip({ 'word/document2.xml': documentOf(paragraph('Maja Lis')) }))).toEqual({ text: 'Maja Lis' })
  })

  it.each([
    ['that is another archive', { 'a.txt': 'a' }, 'Résumé file must be a PDF or a Word file (DOCX).'],
    ['without text', { 'word/document.xml': documentOf('') }, 'This Word file holds no text. Paste the text instead.'],
    [
      'that unpacks to more than 20 MB',
      { 'word/document.xml': ' '.repeat(20 * 1024 * 1024 + 1) },
      'The text of this Word file must be at most 20 MB unpacked.',
    ],
    [
      'that declares entities',
      { 'word/document.xml': `<!DOCTYPE x [<!ENTITY a "a">]>${documentOf(paragraph('&a;'))}` },
      'This file cannot be read. Save it anew, or paste the text instead.',
    ],
  ])('%s is refused', (_, files: Record<string, string>, refusal) => {
    expect(docxText(zip(files))).toEqual({ refusal })
  })
})

function pdf(write: (document: PDFKit.PDFDocument) => void, options: PDFKit.PDFDocumentOptions = {}) {
  return new Promise<Uint8Array<ArrayBuffer>>((resolve) => {
    const document = new PDFDocument(options)
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Uint8Array.from(Buffer.concat(chunks))))
    write(document)
    document.end()
  })
}

describe('a PDF', () => {
  it('is read page by page', async () => {
    const bytes = await pdf((document) => document.text('Maja Lis').text('Menu plan-\nning').addPage().text('Café'))
    expect(await pdfText(bytes)).toEqual({ text: 'Maja Lis\nMenu planning\n\nCafé' })
  })

  it('is refused when it has only pictures, a password or too many pages', async () => {
    const refusals = [
      await pdfText(await pdf((document) => document.rect(0, 0, 9, 9).fill())),
      await pdfText(await pdf((document) => document.text('a'), { userPassword: 'secret' })),
      await pdfText(
        await pdf((document) => {
          for (let page = 0; page < 20; page += 1) document.addPage()
        }),
      ),
    ]
    expect(refusals).toEqual([
      { refusal: 'This PDF holds pictures of text only. Paste the text instead.' },
      { refusal: 'This PDF has a password. Save it without one, or paste the text instead.' },
      { refusal: 'Résumé file must have at most 20 pages.' },
    ])
  })
})

describe('a chosen file', () => {
  const chosen = (content: BlobPart) => readResume(new File([content], 'resume.pdf'))

  it('is cut to the maximum of the field', async () => {
    const long = await chosen(await pdf((document) => document.fontSize(5).text('bread '.repeat(6_000))))
    expect(long).toMatchObject({ isCut: true })
    expect('text' in long && long.text.length).toBe(30_000)
    expect(await chosen(await pdf((document) => document.text('bread')))).toEqual({ text: 'bread', isCut: false })
  })

  it.each([
    ['Résumé file must be at most 5 MB.', 'a'.repeat(5 * 1024 * 1024 + 1)],
    ['Résumé file must be a PDF or a Word file (DOCX).', 'Plain text'],
    ['Résumé file must be a PDF or a Word file (DOCX).', ''],
    [
      'This is an old or a locked Word file. Save it as DOCX without a password.',
      Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0),
    ],
  ])('is refused: %s', async (refusal, content) => {
    expect(await chosen(content)).toEqual({ refusal })
  })

  it.each(['%PDF-1.7 and no more', 'PK\u0003\u0004 and no more'])('is refused when damaged: %s', async (content) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const refusal = 'This file cannot be read. Save it anew, or paste the text instead.'
    expect(await chosen(content)).toEqual({ refusal })
    warn.mockRestore()
  })
})
