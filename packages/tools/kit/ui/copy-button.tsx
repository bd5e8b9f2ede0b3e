import { useEffect, useRef, useState } from 'react'
import { Button, type ButtonTone, check, copy as copyOutline, Icon } from '../../site-controls'

const SHOWN_MS = 4_000

type State = { is: 'idle' | 'copied' } | { is: 'refused' | 'told'; text: string }

type Props = {
  /** The text to copy, or a function if it is expensive to make. Null: nothing to copy, and `refusal` says why. */
  text: string | (() => string | null)
  label?: string
  /** A warning beside "Copied", such as how many placeholders are left. */
  warning?: string | undefined
  refusal?: string
  tone?: ButtonTone
  className?: string
}

/** Copies a text and says so. If the browser refuses, it shows the text selected for Ctrl+C. */
export function CopyButton({ text, label = 'Copy', warning, refusal = '', tone = 'secondary', className }: Props) {
  const [state, setState] = useState<State>({ is: 'idle' })
  const fallback = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (state.is === 'refused') fallback.current?.select()
    if (state.is !== 'copied') return
    const timer = setTimeout(() => setState({ is: 'idle' }), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [state])

  const copy = async () => {
    const content = typeof text === 'function' ? text() : text
    if (content === null) return setState({ is: 'told', text: refusal })
    try {
      await navigator.clipboard.writeText(content)
      setState({ is: 'copied' })
    } catch {
      setState({ is: 'refused', text: content })
    }
  }
  return (
    <div className="contents no-print">
      <Button tone={tone} className={className} onClick={() => void copy()}>
        <Icon outline={state.is === 'copied' ? check : copyOutline} />
        {label}
      </Button>
      <p role="status" className="text-sm font-medium empty:hidden">
        {state.is === 'copied' && (warning ? `Copied. ${warning}` : 'Copied')}
        {state.is === 'refused' && 'Press Ctrl+C to copy.'}
        {state.is === 'told' && state.text}
      </p>
      {state.is === 'refused' && (
        <textarea
          ref={fallback}
          readOnly
          value={state.text}
          aria-label="Text to copy"
          rows={3}
          className="w-full rounded-lg border border-ink-soft/75 bg-paper-raised p-2 font-mono text-sm"
        />
      )}
    </div>
  )
}
