import { expect, it } from 'vitest'
import { toCsv } from './csv'

const cells = (...values: string[]) => toCsv([values]).slice(1).trimEnd()

it('quotes every cell, ends lines with CRLF and begins with a byte order mark', () => {
  expect(
    toCsv([
      ['a', 'b'],
      ['ż', ''],
    ]),
  ).toBe('\uFEFF"a","b"\r\n"ż",""\r\n')
})

it('keeps commas, quotes and line breaks inside their cell', () => {
  expect(cells('a,b', 'say "x"', 'one\ntwo')).toBe('"a,b","say ""x""","one\ntwo"')
})

it.each(['=1+1', '+48 600', '-1', '@SUM(A1)', '\tx', '\r=1', '=HYPERLINK("http://x","y")', '＝1'])(
  'turns %j into text',
  (value) => {
    expect(cells(value)).toBe(`"'${value.replaceAll('"', '""')}"`)
  },
)

it('leaves a cell unchanged when it contains such a sign further on', () => {
  expect(cells('1=1', 'a@b.example', ' =1')).toBe('"1=1","a@b.example"," =1"')
})
