import type { Message } from './queries'

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

const HEADER = ['Received', 'Name', 'Email', 'Phone', 'Subject', 'Health interest', 'Message', 'Read', 'Archived']
const yesNo = (value: boolean) => (value ? 'yes' : 'no')

/** Messages as a spreadsheet file; times in UTC. */
export function messagesCsv(messages: Message[]): string {
  const rows = messages.map((message) => [
    message.createdAt,
    message.name,
    message.email,
    message.phone ?? '',
    message.subject,
    message.interests ?? '',
    message.message,
    yesNo(message.isRead),
    yesNo(message.isArchived),
  ])
  return toCsv([HEADER, ...rows])
}
