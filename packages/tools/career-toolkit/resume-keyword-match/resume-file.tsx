import { useEffect, useRef, useState } from 'react'
import { FileField } from '../../kit/ui/file-field'
import type { Tool } from '../../kit/ui/use-tool'
import { countOf, formatNumber } from '../../kit/format'
import { countWords } from '../../kit/text'
import { Button } from '../../site-controls'
import { readResume } from './read-file'
import { TEXT_MAX } from './form'

type Held = Pick<Tool, 'values' | 'set' | 'form' | 'isExample'>

interface Read {
  readonly words: number
  readonly isCut: boolean
  /** The text to swap back in; '' when the field was empty. */
  readonly other: string
  /** The field shows the former text. */
  readonly isUndone: boolean
}

function useReading({ values, set, form, isExample }: Held) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [done, setDone] = useState<Read | null>(null)
  const current = typeof values.resume === 'string' ? values.resume : ''
  const latest = useRef(current)
  const turn = useRef(0)
  useEffect(() => {
    latest.current = current
  })
  // Clearing the form also drops the former text.
  if (done && (isExample || values === form.empty)) setDone(null)

  const choose = async ([file]: readonly File[]) => {
    if (!file) return
    turn.current += 1
    const own = turn.current
    setBusy(true)
    const read = await readResume(file)
    if (own !== turn.current) return
    setBusy(false)
    if ('refusal' in read) return setError(read.refusal)
    setError(undefined)
    const former = latest.current
    set('resume', read.text)
    const other = former.trim() === '' || former === read.text ? '' : former
    setDone({ words: countWords(read.text), isCut: read.isCut, other, isUndone: false })
  }
  const swap = (read: Read) => {
    set('resume', read.other)
    setDone({ ...read, other: current, isUndone: !read.isUndone })
  }
  return { isBusy, error, done, choose, swap }
}

function sentence({ words, isCut, other, isUndone }: Read): string {
  if (isUndone) return 'The former text is back.'
  return [
    `${countOf(words, 'word')} ${words === 1 ? 'was' : 'were'} read.`,
    isCut ? `The file holds more than ${formatNumber(TEXT_MAX, 0)} characters: the rest is left out.` : '',
    other === '' ? '' : 'The text was replaced.',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Reads a PDF or a Word file in the browser and puts its text into the field of the résumé. */
export function ResumeFile({ tool }: { tool: Held }) {
  const { isBusy, error, done, choose, swap } = useReading(tool)
  return (
    <div className="mt-6 grid gap-3 border-t border-line pt-4 noscript:hidden">
      <FileField
        label="Read a PDF or Word file"
        hint="Your résumé as PDF or DOCX, at most 5 MB. It is read in your browser and not sent. Its text takes the place of the résumé above."
        error={error}
        accept=".pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
        onFiles={(files) => void choose(files)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <p role="status">
          {isBusy && 'Reading the file …'}
          {done && !isBusy && !error && sentence(done)}
        </p>
        {done && done.other !== '' && (
          <Button tone="secondary" onClick={() => swap(done)}>
            {done.isUndone ? 'Put the text of the file back' : 'Put the former text back'}
          </Button>
        )}
      </div>
    </div>
  )
}
