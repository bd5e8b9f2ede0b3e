import type { Input } from './form.ts'

/** "{NNN}/{YYYY}" with sequence 7 in 2027 is "007/2027". Unknown placeholders stay unchanged. */
export function invoiceNumber({ number, sequence, issued }: Pick<Input, 'number' | 'sequence' | 'issued'>): string {
  const [year = '', month = '', day = ''] = issued.split('-')
  const marks: Readonly<Record<string, string>> = { YYYY: year, YY: year.slice(2), MM: month, DD: day }
  return number.replace(/\{(YYYY|YY|MM|DD|N{1,6})\}/g, (_, mark: string) =>
    mark.startsWith('N') ? String(sequence).padStart(mark.length, '0') : (marks[mark] ?? ''),
  )
}
