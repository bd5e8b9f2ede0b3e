/** Spreadsheets take a cell that begins so for a formula, and would run what a stranger wrote. */
const FORMULA_START = /^[=+\-@\t\r\n\uFF0B\uFF0D\uFF1D\uFF20]/

const cell = (value: string) => `"${(FORMULA_START.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`

/**
 * Rows as a CSV file (RFC 4180): every cell quoted, formulas made text by a leading apostrophe, and a byte order mark,
 * without which Excel does not read it as UTF-8.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}
