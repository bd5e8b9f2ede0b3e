/** Spreadsheets read a cell with such a start as a formula, and would run a stranger's text. */
const FORMULA_START = /^[=+\-@\t\r\n\uFF0B\uFF0D\uFF1D\uFF20]/

/** Excel needs it to read a file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Turns a formula into text by a leading apostrophe. */
export const escapeFormula = (text: string): string => (FORMULA_START.test(text) ? `'${text}` : text)

/** A text in the quotes of RFC 4180. */
export const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** Rows of strangers' text as a CSV file (RFC 4180): quotes every cell and escapes formulas. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map((cell) => quoted(escapeFormula(cell))).join(','))
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`
}
