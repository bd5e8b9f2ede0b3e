import { type ReactNode, useId } from 'react'
import { CopyButton } from './copy-button'
import { DownloadButton } from './file-buttons'

type Props = {
  title: string
  text: string
  /** Sets code and markup in monospace. */
  isCode?: boolean
  /** The document that the tool makes, such as a letter, which is printed alone. */
  isDocument?: boolean
  /** The name of its file. */
  file?: string
  copyLabel?: string
  /** How many characters of a long text are shown; the copy has all of it. */
  most?: number
  warning?: string | undefined
  /** Shown beside the buttons. */
  children?: ReactNode
}

/** A generated text with "Copy" and, if it has a file name, "Download". */
export function TextResult({
  title,
  text,
  isCode = false,
  isDocument = false,
  file,
  copyLabel = 'Copy',
  most = Infinity,
  warning,
  children,
}: Props) {
  const id = useId()
  return (
    <div>
      <h3 id={id} className="tool-heading">
        {title}
      </h3>
      <pre
        tabIndex={0}
        role="region"
        aria-labelledby={id}
        className={`[unicode-bidi:plaintext] max-h-[32rem] overflow-auto border border-line bg-paper-raised p-4 whitespace-pre-wrap wrap-anywhere print:max-h-none print:overflow-visible ${isCode ? 'font-mono text-sm' : 'font-sans'} ${isDocument ? 'tool-document print:border-0 print:bg-transparent print:p-0' : ''}`}
      >
        {text.slice(0, most)}
      </pre>
      {text.length > most && (
        <p className="mt-2 text-sm text-ink-soft">The beginning is shown; the copy and the file hold everything.</p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <CopyButton text={text} label={copyLabel} warning={warning} />
        {file && <DownloadButton name={file} content={() => text} />}
        {children}
      </div>
    </div>
  )
}
