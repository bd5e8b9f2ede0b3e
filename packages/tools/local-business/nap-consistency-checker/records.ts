import { linesOf } from '../../kit/clean-text.ts'
import { parseTable } from '../../kit/parse-table.ts'
import { splitParagraphs } from '../../kit/text.ts'

export const RECORDS_MAX = 50

/** The compared parts of a listing, in column order. */
export const parts = ['name', 'street', 'postcode', 'city', 'country', 'phone', 'website'] as const
export type Part = (typeof parts)[number]
export const columns = ['source', ...parts] as const
type Column = (typeof columns)[number]

/** The correct details, with which listings are compared; '' for missing parts. */
export type Reference = Readonly<Record<Part, string>>
/** A listing as typed. */
export type NapRecord = Readonly<Record<Column, string>>

/** Accepted names of columns and labels. */
const headings: Readonly<Record<Column, string>> = {
  source: 'source|listing|directory|źródło|katalog',
  name: 'name|business|company|nazwa|firma',
  street: 'street|address|ulica|adres',
  postcode: 'postcode|postal code|zip|kod|kod pocztowy',
  city: 'city|town|miasto|miejscowość',
  country: 'country|kraj',
  phone: 'phone|telephone|tel|telefon',
  website: 'website|url|web|www|strona',
}

function headingOf(text: string): Column | undefined {
  const heading = text.trim().toLowerCase().replace(/[.:]$/, '')
  return columns.find((column) => headings[column].split('|').includes(heading))
}

const fieldMax = 300

function record(entries: readonly (readonly [Column, string])[]): NapRecord {
  const typed = new Map(entries)
  const cells = columns.map((column) => [column, (typed.get(column) ?? '').trim().slice(0, fieldMax)])
  return Object.fromEntries(cells) as Record<Column, string>
}

const isFilled = (one: NapRecord) => parts.some((part) => one[part] !== '')

const areHeadings = (cells: readonly string[]) => cells.filter((cell) => headingOf(cell) !== undefined).length >= 2

/** The order of columns comes from a first row with known headings, or else from `columns`. */
function fromTable(rows: readonly (readonly string[])[]): NapRecord[] {
  const [first = []] = rows
  const hasHeadings = areHeadings(first)
  const order = hasHeadings ? first.map(headingOf) : columns
  return rows.slice(hasHeadings ? 1 : 0).map((cells) =>
    record(
      cells.flatMap((cell, index) => {
        const column = order[index]
        return column === undefined ? [] : [[column, cell] as const]
      }),
    ),
  )
}

/** A label such as "Phone:" names the part of its line; other lines follow the order of `columns`. */
function fromBlock(lines: readonly string[]): NapRecord {
  let next = 0
  const entries = lines.flatMap((line) => {
    const [, label, text] = /^([^:]{2,15}):\s*(\S.*|)$/u.exec(line) ?? []
    const named = label === undefined ? undefined : headingOf(label)
    if (named !== undefined && text !== undefined) return [[named, text] as const]
    const column = columns[next]
    next += 1
    return column === undefined ? [] : [[column, line] as const]
  })
  return record(entries)
}

/** A table has headings or at least four cells in its first line; blocks consist of short lines. */
function isTable(text: string): boolean {
  const [first = ''] = text.split('\n')
  return ['\t', ';', ',', '|'].some((sign) => {
    const cells = first.split(sign)
    return cells.length >= 4 || areHeadings(cells)
  })
}

/** Pasted listings: CSV (comma, semicolon, tab) or blocks with a blank line between. Reads one above the maximum. */
export function readRecords(text: string): readonly NapRecord[] {
  const read = isTable(text.trim())
    ? fromTable(parseTable(text, RECORDS_MAX + 2))
    : splitParagraphs(text)
        .slice(0, RECORDS_MAX + 1)
        .map((block) => fromBlock(linesOf(block)))
  return read
    .filter(isFilled)
    .map((one, index) => (one.source === '' ? { ...one, source: `Listing ${String(index + 1)}` } : one))
}
