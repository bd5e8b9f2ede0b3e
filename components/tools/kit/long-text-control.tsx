'use client'

import type { ClipboardEvent } from 'react'
import type { ControlProps } from '@/components/ui/field'
import { controlStyles } from '@/components/ui/styles'
import { LONG_TEXT_MAX } from '@/lib/tools/kit/inputs'
import type { LongTextField } from '@/lib/tools/kit/types'
import type { ControlState } from './control-state'

/** A browser needs seconds to paste a megabyte; set as a whole it is there at once. Below this it pastes and undoes by itself. */
const SET_AS_A_WHOLE = 10_000
/** Longer than this, a browser's spelling check holds up the page. */
const SPELL_CHECK_MAX = 20_000

export const longTextMax = (field: LongTextField): number => field.maxLength ?? LONG_TEXT_MAX

/** What the field holds after a long text was pasted into it; null of a short one, which the browser inserts. */
function afterPaste({ clipboardData, currentTarget }: ClipboardEvent<HTMLTextAreaElement>): string | null {
  const pasted = clipboardData.getData('text/plain')
  if (pasted.length <= SET_AS_A_WHOLE) return null
  const { value, selectionStart, selectionEnd } = currentTarget
  // Line ends as the field itself gives them back; another text than the field's would be set again with every key.
  return `${value.slice(0, selectionStart)}${pasted.replace(/\r\n?/g, '\n')}${value.slice(selectionEnd)}`
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
  // What is over the limit is cut here, so that nothing behind ever sees it; the note below says so.
  const change = (text: string) => state.onChange(text.slice(0, max))
  return (
    <textarea
      {...control}
      name={state.formName}
      value={state.value}
      maxLength={max}
      onChange={(event) => change(event.target.value)}
      onPaste={(event) => {
        const text = afterPaste(event)
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
  )
}
