'use client'

import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { TextEditorProps } from './text-editor'

const ROWS = 12

/** The text in a plain field: until the editor has come, and where it cannot. */
export function PlainEditor({ control, value, placeholder, onChange, onBlur, onHandle }: TextEditorProps) {
  const ref = useRef<HTMLTextAreaElement>(null)
  const tell = useEffectEvent(onHandle)
  const takeOver = useEffectEvent((typed: string) => {
    if (typed !== value) onChange(typed)
  })
  // A layout effect: its cleanup runs while the field still has the focus that is handed over.
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    // What was typed before the page's scripts came is in the element only.
    takeOver(element.value)
    const focusAt = (at: number) => {
      element.focus()
      element.setSelectionRange(at, at)
    }
    const isFocused = () => document.activeElement === element
    tell({ isFocused, focus: () => element.focus(), caret: () => element.selectionStart, focusAt })
    return () => tell(null)
  }, [])
  return (
    <textarea
      {...control}
      ref={ref}
      name="content"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      rows={ROWS}
      className="block field-sizing-content min-h-[50dvh] w-full resize-none bg-transparent text-lg leading-[1.65] text-ink outline-none placeholder:text-ink-soft"
      placeholder={placeholder}
    />
  )
}
