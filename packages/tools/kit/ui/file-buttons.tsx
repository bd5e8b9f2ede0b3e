import { useState } from 'react'
import { type CsvRows, toCsv } from '../csv'
import { Button, type ButtonTone, download as downloadOutline, Icon, printer } from '../../site-controls'

type Content = string | Blob | Uint8Array<ArrayBuffer>

/** MIME types by file extension. */
const TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv;charset=utf-8',
  html: 'text/html;charset=utf-8',
  ics: 'text/calendar;charset=utf-8',
  json: 'application/json',
  md: 'text/markdown;charset=utf-8',
  pdf: 'application/pdf',
  srt: 'application/x-subrip',
  svg: 'image/svg+xml;charset=utf-8',
  txt: 'text/plain;charset=utf-8',
  vtt: 'text/vtt;charset=utf-8',
  xml: 'application/xml',
  zip: 'application/zip',
}

const asBlob = (content: Exclude<Content, Blob>, name: string): Blob => {
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1)]
  return new Blob([content], type ? { type } : {})
}

type Props = {
  /** The file's name with its extension, which decides its type. */
  name: string
  /** Called on the click, so that its code can load then. */
  content: () => Content | Promise<Content>
  label?: string
  tone?: ButtonTone
}

function save(content: Content, name: string): void {
  const blob = content instanceof Blob ? content : asBlob(content, name)
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

const FAILED = 'The file could not be made. Try again in a moment.'
/** The code loads while the page is idle; a visitor who goes offline before then does not have it. */
const OFFLINE = 'What makes the file has not come, and you are not connected. Try again when you are.'

/** Thrown by `content` if there is no file; the button shows the message to the visitor. */
export class NoFile extends Error {}

/** Saves a file that is made in the browser. */
export function DownloadButton({ name, content, label = 'Download', tone = 'secondary' }: Props) {
  const [failure, setFailure] = useState('')
  const download = async () => {
    try {
      save(await content(), name)
      setFailure('')
    } catch (error) {
      if (error instanceof NoFile) return setFailure(error.message)
      console.warn('The file could not be made:', error)
      setFailure(navigator.onLine ? FAILED : OFFLINE)
    }
  }
  return (
    <div className="contents no-print">
      <Button tone={tone} onClick={() => void download()}>
        <Icon outline={downloadOutline} />
        {label}
      </Button>
      {failure && <p role="status">{failure} What you typed stays.</p>}
    </div>
  )
}

type TableProps = Omit<Props, 'content'> & { rows: () => CsvRows | Promise<CsvRows> }

export const CsvButton = ({ label = 'Download CSV', rows, ...props }: TableProps) => (
  <DownloadButton label={label} content={async () => toCsv(await rows())} {...props} />
)

/** Prints the result alone; the style sheet hides the rest. */
export function PrintButton({ label = 'Print' }: { label?: string }) {
  return (
    <Button tone="secondary" className="no-print" onClick={() => window.print()}>
      <Icon outline={printer} />
      {label}
    </Button>
  )
}

/** Saves a table as CSV, and prints it. */
export const TableButtons = (table: TableProps) => (
  <>
    <CsvButton {...table} />
    <PrintButton />
  </>
)
