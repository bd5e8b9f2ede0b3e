import { CircleCheck, ListChecks, TriangleAlert, X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePostEditor } from '../post-form/editor-context'
import { openTab } from '../post-form/editor-layout'
import { ConfirmDoubt } from './confirmed-doubts'
import { useGoToLine, useInText } from './text-editor'
import { type Hint, usePublishCheck } from './use-publish-check'
import { IconButton } from '@/components/ui/button'
import { counted } from '@/lib/text'

function useGoTo() {
  const goToLine = useGoToLine()
  const inText = useInText()
  const { setFocus } = usePostEditor().form
  return ({ line, place }: Hint) => {
    // Synchronous, because a hidden field cannot take the focus.
    if (place) flushSync(() => openTab(place === 'pictures' ? place : 'post'))
    if (place === 'pictures') document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
    else if (place) setFocus(place)
    else if (line === undefined) inText(() => undefined)
    else goToLine(line)
  }
}

type PanelProps = {
  id: string
  hints: readonly Hint[]
  isLooking: boolean
  onGo: (hint: Hint) => void
  onClose: () => void
}

function HintPanel({ id, hints, isLooking, onGo, onClose }: PanelProps) {
  return (
    <section
      id={id}
      aria-label="Before publishing"
      className="absolute right-2 bottom-full z-40 mb-2 grid max-h-[60dvh] w-[26rem] max-w-[calc(100vw-1rem)] grid-rows-[auto_minmax(0,1fr)] rounded-xl border border-line bg-paper-raised shadow-paper"
    >
      <div className="flex items-center justify-between border-b border-line py-1 pr-1 pl-4">
        <h2 className="font-sans text-sm font-semibold tracking-normal text-ink">Before publishing</h2>
        <IconButton label="Close the list" icon={<X className="size-4.5" />} onClick={onClose} />
      </div>
      <div className="overflow-y-auto p-2" tabIndex={-1}>
        {hints.length === 0 && (
          <p className="flex gap-2 p-2 text-sm text-ink">
            <CircleCheck className="mt-0.5 size-4 shrink-0 text-herb" />
            Nothing is missing.
          </p>
        )}
        <ul className="grid gap-1 empty:hidden">
          {hints.map((hint, index) => (
            <li key={`${index}:${hint.message}`} className="grid">
              <button
                type="button"
                onClick={() => onGo(hint)}
                className="flex min-h-11 w-full items-start gap-2 rounded-lg px-2 py-2.5 text-left text-sm focus-inset hover:bg-paper-sunk"
              >
                <TriangleAlert className={`mt-0.5 size-4 shrink-0 ${hint.isGrave ? 'text-tomato' : 'text-ink-soft'}`} />
                <span className="min-w-0 flex-1 wrap-anywhere text-ink">{hint.message}</span>
                {hint.line !== undefined && <span className="shrink-0 text-ink-soft">Line {hint.line}</span>}
              </button>
              <ConfirmDoubt {...hint} />
            </li>
          ))}
        </ul>
        <p role="status" className="px-2 text-sm empty:hidden">
          {isLooking && 'Looking the links up…'}
        </p>
        {hints.length > 0 && <p className="px-2 pt-1 text-sm">You can publish all the same.</p>}
      </div>
    </section>
  )
}

/**
 * Lists the hints of the check, each with a button that leads to its place. `graveRef` receives the grave hints, for
 * the question before publishing.
 */
export function PublishChecklist({ graveRef }: { graveRef: RefObject<readonly Hint[]> }) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const { hints, isLooking } = usePublishCheck(isOpen)
  const goTo = useGoTo()
  // Before the hints are painted: the key that publishes may follow at once.
  useLayoutEffect(() => {
    graveRef.current = hints.filter(({ isGrave }) => isGrave)
  })
  const close = () => {
    setIsOpen(false)
    buttonRef.current?.focus()
  }
  const go = (hint: Hint) => {
    setIsOpen(false)
    goTo(hint)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.preventDefault()
    close()
  }
  return (
    <div onKeyDown={onKeyDown} className="ml-auto">
      <button
        ref={buttonRef}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className="inline-flex min-h-8 items-center gap-1.5 rounded-lg px-2 font-semibold focus-inset hover:text-ink max-lg:min-h-11"
      >
        <ListChecks className="size-4" />
        {hints.length === 0 ? 'Before publishing' : counted(hints.length, 'hint')}
      </button>
      {isOpen && <HintPanel id={id} hints={hints} isLooking={isLooking} onGo={go} onClose={close} />}
    </div>
  )
}
