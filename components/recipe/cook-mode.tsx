import './cook-mode.css'
import { ArrowLeft, ArrowRight, List, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { CookEnd } from './cook-end'
import { keepProgress, readProgress } from './cook-progress'
import { onPageRecipe, type PageIngredient, pageRecipe, type PageStep } from './read-page'
import { TimersMount } from './timers-mount'
import { useSwipe } from './use-swipe'
import { holdScreen } from './wake-lock'
import { Timed } from '@/components/posts/recipe/timed'
import { cookWords as words } from '@/lib/content/cook-words'
import { withUnits } from '@/lib/markdown/number-units'
import { CLOSING, splitDurations } from '@/lib/recipe/durations'
import { ingredientsOfStep } from '@/lib/recipe/step-ingredients'

/** The text of a step. Times are buttons, and punctuation after a time stays on its line. */
function StepText({ text }: { text: string }) {
  return splitDurations(text).map((part, index, parts) => {
    if (typeof part === 'string') return withUnits(index > 0 ? part.replace(CLOSING, '') : part)
    const next = parts[index + 1]
    return (
      <span key={index}>
        <Timed>{part.text}</Timed>
        {typeof next === 'string' && CLOSING.exec(next)?.[0]}
      </span>
    )
  })
}

function IngredientList({ items }: { items: readonly PageIngredient[] }) {
  return (
    <ul>
      {items.map(({ line, shown, heading }, index) => (
        <li key={`${heading} ${line} ${index}`}>{withUnits(shown)}</li>
      ))}
    </ul>
  )
}

/** A dialog of its own, so that Escape closes the sheet and not cook mode. */
function IngredientsSheet({ items, onClose }: { items: readonly PageIngredient[]; onClose: () => void }) {
  const dialog = useModal()
  // In development, React runs the effect twice, so the dialog is open again.
  const onClosed = () => dialog.current?.open || onClose()
  return (
    <dialog ref={dialog} className="cook-sheet" aria-label={words.ingredients} closedby="any" onClose={onClosed}>
      <header className="flex items-center justify-between">
        <h2>{words.ingredients}</h2>
        <button
          type="button"
          className="grid size-12 place-items-center"
          aria-label={words.closeIngredients}
          onClick={onClose}
        >
          <X />
        </button>
      </header>
      <IngredientList items={items} />
    </dialog>
  )
}

type StepProps = { step: PageStep; number: number; used: readonly PageIngredient[] }

function CookStep({ step, number, used }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [number])
  return (
    <div className="cook-step" data-step={number}>
      <h2 ref={heading} tabIndex={-1} className="cook-number no-ring">
        <span className="sr-only">Step </span>
        {number}
      </h2>
      <div className="min-w-0">
        {step.part && <p className="mb-2 text-base font-semibold text-ink-soft">{step.part}</p>}
        <p className="cook-text">
          <StepText text={step.text} />
        </p>
        {used.length > 0 && (
          <aside className="cook-used" aria-label={words.forStep}>
            <p className="text-base text-ink-soft">{words.forStep}</p>
            <IngredientList items={used} />
          </aside>
        )}
      </div>
    </div>
  )
}

const KEYS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1, PageDown: 1, PageUp: -1 }

function useSteps(slug: string, count: number) {
  const [at, setAt] = useState(() => readProgress(slug, count))
  useEffect(() => keepProgress(slug, at >= count ? 0 : at), [slug, at, count])
  return { at, setAt, go: (by: 1 | -1) => setAt((now) => Math.min(count, Math.max(0, now + by))) }
}

/** A dialog that opens when it is mounted, before the step takes the focus. It returns the focus when it closes. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => {
      // The inner dialog first: while it is open, the page below is inert and takes no focus.
      element?.querySelector<HTMLDialogElement>('dialog[open]')?.close()
      element?.close()
    }
  }, [])
  return dialog
}

type FootProps = { at: number; count: number; go: (by: 1 | -1) => void; onFinish: () => void }

/** Buttons for the previous and the next step, and whether the screen stays on. */
function CookFoot({ at, count, go, onFinish }: FootProps) {
  const [isScreenOn, setScreenOn] = useState(true)
  useEffect(() => holdScreen(setScreenOn), [])
  const isEnd = at >= count
  return (
    <footer className="cook-foot">
      <button type="button" className="cook-turn" disabled={at === 0} onClick={() => go(-1)}>
        <ArrowLeft /> <span>{words.back}</span>
      </button>
      <p className="cook-awake" role="status">
        {isScreenOn ? words.awake : words.notAwake}
      </p>
      <button type="button" className="cook-turn" onClick={() => (isEnd ? onFinish() : go(1))}>
        <span>{isEnd ? words.finish : words.next}</span> <ArrowRight />
      </button>
    </footer>
  )
}

type Props = { slug: string; onClose: () => void }

/** A recipe step by step over the whole screen, in large type. */
export function CookMode({ slug, onClose }: Props) {
  const dialog = useModal()
  const { steps, ingredients } = useSyncExternalStore(onPageRecipe, pageRecipe, pageRecipe)
  const { at, setAt, go } = useSteps(slug, steps.length)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const title = useId()
  const swipe = useSwipe(go)
  const leave = () => dialog.current?.close()
  const onClosed = () => {
    // Still open when the sheet was closed, whose event React passes on, and when React runs the effect twice.
    if (dialog.current?.open) return
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = KEYS[event.key]
    // With another key, an arrow belongs to the browser, such as Alt for Back.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (!by || (event.target instanceof Element && event.target.closest('.cook-sheet, textarea'))) return
    event.preventDefault()
    go(by)
  }
  const step = steps[at]
  return (
    <dialog ref={dialog} className="cook" aria-labelledby={title} onKeyDown={onKeyDown} onClose={onClosed} {...swipe}>
      <header className="cook-bar">
        <button type="button" className="grid size-12 place-items-center" aria-label={words.leave} onClick={leave}>
          <X />
        </button>
        <p id={title} className="text-base font-semibold tabular-nums">
          {step ? words.of(at + 1, steps.length) : words.doneTitle}
        </p>
        <button
          type="button"
          className="inline-flex min-h-12 items-center gap-2 px-3 text-base font-semibold"
          aria-haspopup="dialog"
          onClick={() => setSheetOpen(true)}
        >
          <List /> {words.ingredients}
        </button>
      </header>
      <progress className="cook-way" max={steps.length} value={at} aria-labelledby={title} />
      <TimersMount />
      <div className="cook-page">
        {step ? (
          <CookStep step={step} number={at + 1} used={ingredientsOfStep(step.text, ingredients)} />
        ) : (
          <CookEnd slug={slug} onAgain={() => setAt(0)} onClose={leave} />
        )}
      </div>
      <CookFoot at={at} count={steps.length} go={go} onFinish={leave} />
      {isSheetOpen && <IngredientsSheet items={ingredients} onClose={() => setSheetOpen(false)} />}
    </dialog>
  )
}
