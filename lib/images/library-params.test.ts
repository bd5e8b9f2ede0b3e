import { expect, it } from 'vitest'
import { libraryList, spanOf, uploadTimeChoices } from './library-params.ts'

const POST = '00000000-0000-4000-8000-000000000001'
const NOW = Date.parse('2026-03-01T10:00:00Z')

it('reads an address of the library as it was written, without invalid values', () => {
  const params = libraryList.read({ show: 'undescribed', q: 'soup', when: '2026-02', post: POST, page: '2' })
  const href = libraryList.href(params, { page: 2 })
  expect(href).toBe(`/admin/pictures?show=undescribed&q=soup&when=2026-02&post=${POST}&page=2`)
  expect(libraryList.read(Object.fromEntries(new URL(href, 'https://x.example').searchParams))).toEqual(params)
  expect(libraryList.read({ when: '2026-13', post: 'x' })).toEqual(libraryList.read({}))
  expect(libraryList.read({ when: 'constructor' }).when).toBe('')
})

it.each([
  ['', null, null],
  ['day', '2026-02-28T10:00:00.000Z', null],
  ['2026-02', '2026-02-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z'],
  ['2025-12', '2025-12-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'],
])('the upload time %j is from %s to %s', (when, from, to) => {
  expect(spanOf(when, NOW)).toEqual({ from, to })
})

it('offers the last twelve months of upload, and an older one that is chosen', () => {
  const values = uploadTimeChoices('2024-05', NOW).map(([value]) => value)
  expect(values.slice(0, 7)).toEqual(['', 'day', 'week', 'month', 'year', '2026-03', '2026-02'])
  expect(values.slice(-2)).toEqual(['2025-04', '2024-05'])
  expect(uploadTimeChoices('', NOW)).toContainEqual(['2026-02', 'February 2026'])
})
