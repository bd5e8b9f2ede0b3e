import { type ClipboardEvent, useState } from 'react'
import { Button, type ControlProps, controlStyles } from '../../site-controls'
import { LONG_TEXT_MAX } from '../inputs'
import { LIST_TEXT_MAX } from '../list-inputs'
import type { LongTextField } from '../types'
import type { ControlState } from './control-state'
import { partOf, PART_LENGTH } from './text-parts'

/** A browser takes seconds to paste a megabyte, but sets it as a value at once. Shorter pastes keep undo. */
const SET_AS_A_WHOLE = 10_000
/** The browser's spelling check blocks the page on longer texts. */
const SPELL_CHECK_MAX = 20_000
/** The browser takes seconds to lay out longer texts, so the field shows a part. All of the text counts. */
const LAID_OUT_MAX = LONG_TEXT_MAX

export const longTextMax = (field: LongTextField): number =>
  field.maxLength ?? (field.kind === 'list' ? LIST_TEXT_MAX : LONG_TEXT_MAX)

/** The field's value after a long paste; null for a short one, which the browser inserts. */
function afterPaste({ clipboardData, currentTarget }: ClipboardEvent<HTMLTextAreaElement>): string | null {
  // A text area returns line feeds only. With other line ends React would set the value again on every key.
  const pasted = clipboardData.getData('text/plain').replace(/\r\n?/g, '\n')
  if (pasted.length <= SET_AS_A_WHOLE) return null
  const { value, selectionStart, selectionEnd } = currentTarget
  return `${value.slice(0, selectionStart)}${pasted}${value.slice(selectionEnd)}`
}

interface PartsProps {
  readonly at: number
  readonly count: number
  readonly length: number
  readonly onTurn: (at: number) => void
  readonly onEmpty: () => void
}

/** Navigation under one part of a text that is too long to lay out whole. */
function Parts({ at, count, length, onTurn, onEmpty }: PartsProps) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3 text-sm">
      <p role="status">
        {`Part ${(at + 1).toLocaleString('en-GB')} of ${count.toLocaleString('en-GB')}; all ${length.toLocaleString('en-GB')} characters count.`}
      </p>
      <Button tone="secondary" disabled={at === 0} onClick={() => onTurn(at - 1)}>
        Previous part
      </Button>
      <Button tone="secondary" disabled={at === count - 1} onClick={() => onTurn(at + 1)}>
        Next part
      </Button>
      <Button tone="secondary" onClick={onEmpty}>
        Empty the field
      </Button>
    </div>
  )
}

export function LongTextControl({
  field,
  state,
  control,
}: {
  field: LongTextField
  state: ControlState
  control: ControlProps
}) {
  const max = longTextMax(field)
  const [turned, setTurned] = useState(0)
  /** The length of the edited part. Other parts keep theirs, so that no text moves while the visitor types. */
  const [edited, setEdited] = useState<number | null>(null)
  const isInParts = state.value.length > LAID_OUT_MAX
  const part = isInParts ? partOf(state.value, turned, edited ?? PART_LENGTH) : null
  // Cut the text here, before other code reads it; the advice below the field says so.
  const change = (text: string) => {
    if (part) setEdited(text.length)
    state.onChange(`${part?.before ?? ''}${text}${part?.after ?? ''}`.slice(0, max))
  }
  const turn = (at: number) => {
    setTurned(at)
    setEdited(null)
  }
  return (
    <div>
      <textarea
        {...control}
        name={state.formName}
        value={part ? part.text : state.value}
        maxLength={part ? max - part.before.length - part.after.length : max}
        onChange={(event) => change(event.target.value)}
        onPaste={(event) => {
          const text = afterPaste(event)
          if (text === null) return
          event.preventDefault()
          change(text)
          turn(0)
        }}
        onBlur={state.onLeave}
        rows={field.lines ?? 8}
        spellCheck={field.kind === 'long-text' && state.value.length <= SPELL_CHECK_MAX}
        // Each line has its own direction. Not dir="auto", which takes a browser seconds on a long text.
        className={`${controlStyles} tool-control resize-y [unicode-bidi:plaintext] ${field.kind === 'code' ? 'font-mono text-sm' : ''}`}
      />
      {part && (
        <Parts
          at={part.at}
          count={part.count}
          length={state.value.length}
          onTurn={turn}
          onEmpty={() => {
            turn(0)
            state.onChange('')
          }}
        />
      )}
    </div>
  )
}
