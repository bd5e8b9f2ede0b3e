import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { toCsv } from './csv.ts'
import { parseTable } from './parse-table.ts'

describe('pasted tables', () => {
  it('are divided by the separator of every row', () => {
    expect(parseTable('Soup;12,50\nBread;3,90', 10)).toEqual([
      ['Soup', '12,50'],
      ['Bread', '3,90'],
    ])
    expect(parseTable('a\tb, c\nd\te;f', 10)).toEqual([
      ['a', 'b, c'],
      ['d', 'e;f'],
    ])
    expect(parseTable('Soup, 12.50\r\n\r\n ; \r\nBread , 3.90\r\n', 10)).toEqual([
      ['Soup', '12.50'],
      [';'],
      ['Bread', '3.90'],
    ])
    expect(parseTable('one\ntwo', 10)).toEqual([['one'], ['two']])
    expect(parseTable('', 10)).toEqual([])
  })
  it('keep quotes, separators and line ends inside quoted cells', () => {
    expect(parseTable('\uFEFF"a ""b""","c,\nd"\n1,2', 10)).toEqual([
      ['a "b"', 'c,\nd'],
      ['1', '2'],
    ])
  })
  it('keep a cell that begins with a quoted word whole', () => {
    expect(parseTable('"Best" soup, hot\t12,50\r\n5" pan\t"a" \n"Half\t3', 10)).toEqual([
      ['"Best" soup, hot', '12,50'],
      ['5" pan', 'a'],
      ['"Half', '3'],
    ])
  })
  it('are not divided inside a quoted cell', () => {
    expect(parseTable('"Soup; easy",1200\n"Bread; dark",900', 10)).toEqual([
      ['Soup; easy', '1200'],
      ['Bread; dark', '900'],
    ])
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
  it('accept an unclosed quote, a bare carriage return and a very long line', () => {
    expect(parseTable('"a,b\nc', 10).length).toBeGreaterThan(0)
    expect(parseTable('a,b\rc,d', 10)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
    expect(parseTable(`${'x'.repeat(1_000_000)},y`, 10)[0]).toHaveLength(2)
  })
})
