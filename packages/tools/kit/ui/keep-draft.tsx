import { useEffect, useState } from 'react'
import { Button } from '../../site-controls'
import { isLinked } from '../share'
import { canKeepDrafts, readDraft, removeDraft, writeDraft } from './draft-store'
import { useLive } from './use-live'
import type { Tool } from './use-tool'
import { withFocusOn } from './with-focus-on'

const WRITE_AFTER_MS = 400

/** "Keep a draft in this browser": off by default, and hidden if the browser stores nothing. */
export function KeepDraft({ tool: { slug, form, values, isExample } }: { tool: Tool }) {
  const isAble = useLive(canKeepDrafts, false)
  const hadDraft = useLive(() => readDraft(slug) !== null, false)
  const [choice, setChoice] = useState<boolean | null>(null)
  const [isFull, setIsFull] = useState(false)
  const isOn = choice ?? hadDraft

  useEffect(() => {
    if (!isOn || isExample) return
    // An opened link replaces the draft only when the visitor types or asks for it.
    if (choice === null && isLinked(window.location.hash, form.empty, values)) return
    const timer = setTimeout(() => setIsFull(!writeDraft(slug, values)), WRITE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isOn, isExample, choice, slug, form, values])

  if (!isAble) return null
  const change = (next: boolean) => {
    setChoice(next)
    if (!next) removeDraft(slug)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 noscript:hidden">
      <label className="flex min-h-11 items-center gap-2.5">
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => change(event.target.checked)}
          className="size-5 accent-accent"
        />
        Keep a draft in this browser
      </label>
      {isOn && (
        <Button tone="quiet" className="underline" onClick={withFocusOn('[type=checkbox]', () => change(false))}>
          Clear the draft
        </Button>
      )}
      {isOn && isFull && <p role="status">The browser has no room for the draft.</p>}
    </div>
  )
}
