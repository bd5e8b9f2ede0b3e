'use client'

import type { ClipboardEvent } from 'react'
import { Button } from '@/components/ui/button'
import type { ControlProps } from '@/components/ui/field'
import { controlStyles } from '@/components/ui/styles'
import { LIST_TEXT_MAX, LONG_TEXT_MAX } from '@/lib/tools/kit/inputs'
import type { LongTextField } from '@/lib/tools/kit/types'
import type { ControlState } from './control-state'

/** A browser needs seconds to paste a megabyte; set as a whole it is there at once. Below this it pastes and undoes by itself. */
const SET_AS_A_WHOLE = 10_000
/** Longer than this, a browser's spelling check holds up the page. */
const SPELL_CHECK_MAX = 20_000
/** Longer than this, a browser needs seconds to lay the text out: the field shows its beginning, and all of it counts. */
const LAID_OUT_MAX = LONG_TEXT_MAX
const BEGINNING = 4_000

export const longTextMax = (field: LongTextField): number =>
  field.maxLength ?? (field.kind === 'list' ? LIST_TEXT_MAX : LONG_TEXT_MAX)

/** What the field holds after a long text was pasted into it; null of a short one, which the browser inserts. */
function afterPaste(
  { clipboardData, currentTarget }: ClipboardEvent<HTMLTextAreaElement>,
  isShortened: boolean,
): string | null {
  // Line ends as the field itself gives them back; another text than the field's would be set again with every key.
  const pasted = clipboardData.getData('text/plain').replace(/\r\n?/g, '\n')
  // Of a text whose end is not there nobody replaces a part.
  if (isShortened) return pasted
  if (pasted.length <= SET_AS_A_WHOLE) return null
  const { value, selectionStart, selectionEnd } = currentTarget
  return `${value.slice(0, selectionStart)}${pasted}${value.slice(selectionEnd)}`
}

/** Stands under the beginning of a text that is too long to be edited here. */
function Shortened({ length, onEmpty }: { length: number; onEmpty: () => void }) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3 text-sm">
      <p role="status">
        {`All ${length.toLocaleString('en-GB')} characters count; the field shows the first ${BEGINNING.toLocaleString('en-GB')}. Paste again to replace them.`}
      </p>
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
  const isShortened = state.value.length > LAID_OUT_MAX
  // What is over the limit is cut here, so that nothing behind ever sees it; the note below says so.
  const change = (text: string) => state.onChange(text.slice(0, max))
  return (
    <div>
      <textarea
        {...control}
        name={state.formName}
        value={isShortened ? state.value.slice(0, BEGINNING) : state.value}
        readOnly={isShortened}
        maxLength={max}
        onChange={(event) => change(event.target.value)}
        onPaste={(event) => {
          const text = afterPaste(event, isShortened)
          if (text === null) return
          event.preventDefault()
          change(text)
        }}
        onBlur={state.onLeave}
        rows={field.lines ?? 8}
        spellCheck={field.kind === 'long-text' && state.value.length <= SPELL_CHECK_MAX}
        // Each line has its own direction. Not dir="auto": a browser takes seconds to set that for a long text.
        className={`${controlStyles} tool-control resize-y [unicode-bidi:plaintext] ${field.kind === 'code' ? 'font-mono text-sm' : ''}`}
      />
      {isShortened && <Shortened length={state.value.length} onEmpty={() => state.onChange('')} />}
    </div>
  )
}
