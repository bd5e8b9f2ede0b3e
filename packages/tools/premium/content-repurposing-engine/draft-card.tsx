import { useId } from 'react'
import { CopyButton } from '../../kit/ui/copy-button'
import { controlStyles } from '../../site-controls'
import type { Draft } from './calculate'
import type { Channel } from './channels'

type Props = {
  draft: Draft
  channel: Channel
  /** The edited text, or the draft's own text. */
  text: string
  onEdit: (text: string) => void
}

const MOST_LINES = 18
const LINE_LENGTH = 60

const linesOf = (text: string) =>
  Math.min(
    MOST_LINES,
    text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE_LENGTH)), 1),
  )

export function DraftCard({ draft, channel, text, onEdit }: Props) {
  const id = useId()
  const { text: count, isOver } = channel.count(text)
  return (
    <section aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="tool-heading">
        <label htmlFor={id}>{draft.name}</label>
      </h3>
      <textarea
        id={id}
        dir="auto"
        value={text}
        rows={linesOf(text)}
        aria-describedby={`${id}-count`}
        onChange={(event) => onEdit(event.target.value)}
        className={`${controlStyles} h-auto py-2.5`}
      />
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <p
          id={`${id}-count`}
          className={`text-sm tabular-nums ${isOver ? 'font-semibold text-tomato' : 'text-ink-soft'}`}
        >
          {isOver ? `Too long: ${count}` : count}
        </p>
        <CopyButton text={text} label={`Copy ${draft.name}`} />
      </div>
    </section>
  )
}
