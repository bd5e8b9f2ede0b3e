/** Spreadsheets take a cell that begins so for a formula, and would run a stranger's text. */
const FORMULA_START = /^[=+\-@\t\r\n\uFF0B\uFF0D\uFF1D\uFF20]/

/** Without it Excel does not read a file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** A cell in which a formula is made text by a leading apostrophe. */
export const escapeFormula = (text: string): string => (FORMULA_START.test(text) ? `'${text}` : text)

/** A text in the quotes of RFC 4180. */
export const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** Rows of what strangers wrote as a CSV file (RFC 4180): every cell quoted, and no formula. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map((cell) => quoted(escapeFormula(cell))).join(','))
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`
}
