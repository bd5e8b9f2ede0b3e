import { useEffect, useRef } from 'react'
import type { RefCallBack } from 'react-hook-form'

type TextElement = HTMLInputElement | HTMLTextAreaElement

const isText = (element: unknown): element is TextElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/**
 * Keeps what somebody typed into a field before the page's script had come: the form fills its fields with its own
 * values when it meets them. `keep` is told once, when there is something to keep.
 */
export function useEarlyText(register: RefCallBack, keep: (text: string) => void): RefCallBack {
  const met = useRef<unknown>(null)
  const early = useRef<string | null>(null)
  useEffect(() => {
    const text = early.current
    if (text === null) return
    early.current = null
    // Once the form around the field listens too, which it does after all effects of this moment.
    setTimeout(() => keep(text))
  })
  return (element: unknown) => {
    if (isText(element) && met.current === null) {
      met.current = element
      // Nobody has written by script yet: what differs from the document was typed.
      if (element.value !== element.defaultValue) early.current = element.value
    }
    return register(element)
  }
}
