import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { toCsv } from './csv.ts'
import { parseTable } from './parse-table.ts'

describe('pasted tables', () => {
  it.each([
    ['Soup;12,50\nBread;3,90', ['Soup | 12,50', 'Bread | 3,90']],
    ['a\tb, c\nd\te;f', ['a | b, c', 'd | e;f']],
    ['Soup, 12.50\r\n\r\n ; \r\nBread , 3.90\r\n', ['Soup | 12.50', ';', 'Bread | 3.90']],
    ['one\ntwo', ['one', 'two']],
    ['a,b\rc,d', ['a | b', 'c | d']],
    ['', []],
    // Quotes, separators and line ends stay inside quoted cells.
    ['\uFEFF"a ""b""","c,\nd"\n1,2', ['a "b" | c,\nd', '1 | 2']],
    ['"Soup; easy",1200\n"Bread; dark",900', ['Soup; easy | 1200', 'Bread; dark | 900']],
    // A cell that begins with a quoted word stays whole.
    ['"Best" soup, hot\t12,50\r\n5" pan\t"a" \n"Half\t3', ['"Best" soup, hot | 12,50', '5" pan | a', '"Half | 3']],
  ])('%j have the rows %j', (text, rows) => {
    expect(parseTable(text, 10).map((cells) => cells.join(' | '))).toEqual(rows)
  })
  it('end at the limit', () => {
    expect(parseTable('a,b\n'.repeat(50), 7)).toHaveLength(7)
  })
  it('give the same rows as another parser', () => {
    const rows = [
      ['Name', 'Note'],
      ['Żurek; "best"', 'a, b\nc'],
      ['|', "it's"],
    ]
    const csv = toCsv(rows)
    expect(parseTable(csv, 10)).toEqual(rows)
    expect(Papa.parse<string[]>(csv.replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data).toEqual(rows)
  })
  it('accept an unclosed quote and a very long line', () => {
    expect(parseTable('"a,b\nc', 10).length).toBeGreaterThan(0)
    expect(parseTable(`${'x'.repeat(1_000_000)},y`, 10)[0]).toHaveLength(2)
  })
})
