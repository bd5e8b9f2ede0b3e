'use client'

import { useState } from 'react'
import { Button, type ButtonTone, download as intoTray, Icon, printer } from '../../site-controls'

type Content = string | Blob | Uint8Array<ArrayBuffer>

type Props = {
  /** The file's name with its ending. */
  name: string
  /** Made on the click, so that its code can load then. */
  content: () => Content | Promise<Content>
  type?: string
  label?: string
  tone?: ButtonTone
}

function save(content: Content, name: string, type: string): void {
  const blob = content instanceof Blob ? content : new Blob([content], { type })
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

const FAILED = 'The file could not be made. Try again in a moment.'
/** What makes it is fetched when the page is idle; who lost the network before has not got it. */
const OFFLINE = 'What makes the file has not come, and you are not connected. Try again when you are.'

/** Thrown by a `content` that cannot be: its message is a sentence for the person. */
export class NoFile extends Error {}

/** Saves a file that is made in the browser. */
export function DownloadButton({
  name,
  content,
  type = 'text/plain;charset=utf-8',
  label = 'Download',
  tone = 'secondary',
}: Props) {
  const [failure, setFailure] = useState('')
  const download = async () => {
    try {
      save(await content(), name, type)
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
        <Icon outline={intoTray} />
        {label}
      </Button>
      {failure && <p role="status">{failure} What you typed stays.</p>}
    </div>
  )
}

/** Saves a table. */
export const CsvButton = ({ label = 'Download CSV', ...props }: Omit<Props, 'type'>) => (
  <DownloadButton type="text/csv;charset=utf-8" label={label} {...props} />
)

/** Prints the result alone (the style sheet sees to that). */
export function PrintButton({ label = 'Print' }: { label?: string }) {
  return (
    <Button tone="secondary" className="no-print" onClick={() => window.print()}>
      <Icon outline={printer} />
      {label}
    </Button>
  )
}

/** The buttons of a result with a table: a file, and paper. */
export const TableButtons = (table: Omit<Props, 'type'>) => (
  <>
    <CsvButton {...table} />
    <PrintButton />
  </>
)
