import type * as v from 'valibot'
import {
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { type FieldErrors, readVisible, type ToolForm } from '../form'
import { decodeShare, isLinked, mergeValues } from '../share'
import type { FormValues, ToolFields } from '../types'
import { readDraft } from './draft-store'
import { type Typed, useTypedAhead, withTyped } from './typed-ahead'
import { showsError, useShownErrors } from './use-shown-errors'

const NO_ERRORS: FieldErrors = {}

function errorsOf(form: ToolForm, values: FormValues): FieldErrors {
  const read = readVisible(form, values)
  return read.ok ? NO_ERRORS : read.errors
}

export interface ToolSetup<S extends v.GenericSchema, R> {
  readonly slug: string
  readonly form: ToolForm<S>
  /** Pure and quick; a calculation of more than 50 ms belongs in `useLongTask`. */
  readonly calculate: (input: v.InferOutput<S>) => R
  /** The form takes personal data, so no link may contain the values. */
  readonly isPersonal?: boolean
  /** The values in the query of a GET form; without them the form shows the example. */
  readonly initial?: FormValues | undefined
  /** Called by "Example" and "Clear", to change state outside the form, such as a logo. */
  readonly onExample?: () => void
  readonly onClear?: () => void
}

export interface Outcome<I, R> {
  readonly input: I
  readonly result: R
}

export interface Tool<I = unknown, R = unknown> {
  readonly slug: string
  readonly form: ToolFields
  readonly isPersonal: boolean
  readonly values: FormValues
  /** The form shows the unchanged example. */
  readonly isExample: boolean
  /** The form was submitted, so every error is shown. */
  readonly isSent: boolean
  /** The messages to show (`useShownErrors`). */
  readonly errors: FieldErrors
  /** The result of the last valid values; null before. */
  readonly outcome: Outcome<I, R> | null
  /** The values are wrong or incomplete: the outcome belongs to earlier ones. */
  readonly isStale: boolean
  readonly set: (name: string, value: FormValues[string]) => void
  /** The visitor left a field, so its error may show. `path` is "cash" or "oneOffs.0.month". */
  readonly leave: (path: string) => void
  readonly replace: (values: FormValues) => void
  readonly showExample: () => void
  readonly clear: () => void
  /** Shows all errors and returns whether there are none. */
  readonly submit: () => boolean
}

type CarriedOptions = Pick<ToolSetup<v.GenericSchema, unknown>, 'slug' | 'initial'> & {
  form: ToolForm<v.GenericSchema>
  values: FormValues
  replace: (values: FormValues) => void
  show: (...paths: readonly string[]) => void
  setChanged: (name: string | null) => void
}

/** Fills the form from what only the browser has: the link, a draft, and what was typed before hydration. */
function useCarriedValues({ slug, form, initial, values, replace, show, setChanged }: CarriedOptions): void {
  /** Shows all errors at once, such as an option that the form no longer has: the visitor typed none of the values. */
  const carry = useCallback(
    (next: FormValues) =>
      startTransition(() => {
        replace(next)
        show(...Object.keys(errorsOf(form, next)))
      }),
    [form, replace, show],
  )
  const open = useCallback(
    (typed: Typed) => {
      const carried = decodeShare(window.location.hash) ?? (initial ? null : readDraft(slug))
      const kept = carried && mergeValues(form.empty, carried)
      if (typed.size > 0) {
        const shown = initial ?? form.example
        replace(withTyped(kept ?? shown, typed, shown))
        setChanged([...typed.keys()].at(-1) ?? null)
      } else if (kept) carry(kept)
    },
    [slug, form, initial, replace, carry, setChanged],
  )
  useTypedAhead(open)
  const beforeLink = useRef<FormValues>(null)
  const follow = useEffectEvent(({ oldURL }: HashChangeEvent) => {
    const left = new URL(oldURL).hash
    const carried = decodeShare(window.location.hash)
    if (carried) {
      if (isLinked(window.location.hash, form.empty, values)) {
        // The link of the present values, or Back from a jump within the page, such as by the skip link.
        if (left === '') beforeLink.current = values
        return
      }
      if (!decodeShare(left)) beforeLink.current = values
      carry(mergeValues(form.empty, carried))
    } else if (window.location.hash === '' && isLinked(left, form.empty, values)) {
      // Back from a link, whose values the visitor has not changed.
      const draft = initial ? null : readDraft(slug)
      const first = draft ? mergeValues(form.empty, draft) : (initial ?? form.example)
      startTransition(() => replace(beforeLink.current ?? first))
    }
  })
  useEffect(() => {
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
}

/** The state of a tool: its values, their errors and the result. */
export function useTool<S extends v.GenericSchema, R>(setup: ToolSetup<S, R>): Tool<v.InferOutput<S>, R> {
  const { slug, form, calculate, isPersonal = false, initial, onExample, onClear } = setup
  const [values, setValues] = useState<FormValues>(initial ?? form.example)
  const isExample = values === form.example

  // A submit reads the current values, even if the deferred ones lag behind.
  const [submitted, setSubmitted] = useState<FormValues | null>(null)
  const deferred = useDeferredValue(values)
  const current = submitted === values ? values : deferred
  const read = useMemo(() => readVisible(form, current), [form, current])
  const wrong = read.ok ? NO_ERRORS : read.errors
  const { shown, setShown, show, setChanged } = useShownErrors({
    values,
    wrong,
    isExample,
    isSubmitted: initial !== undefined,
  })
  const fresh = useMemo(
    () => (read.ok ? { input: read.input, result: calculate(read.input) } : null),
    [read, calculate],
  )
  const [outcome, setOutcome] = useState(fresh)
  // A cleared form shows neither an earlier result nor errors.
  const isCleared = current === form.empty
  const last = fresh ?? (isCleared ? null : outcome)
  if (last !== outcome) setOutcome(last)

  const replace = useCallback(
    (next: FormValues) => {
      setValues(next)
      setShown(new Set())
      setChanged(null)
    },
    [setShown, setChanged],
  )

  useCarriedValues({ slug, form, initial, values, replace, show, setChanged })
  const errors = useMemo(
    () => Object.fromEntries(Object.entries(wrong).filter(([path]) => showsError(shown, path))),
    [wrong, shown],
  )

  return {
    slug,
    form,
    isPersonal,
    values,
    isExample,
    isSent: shown === 'all',
    errors,
    outcome: last,
    isStale: fresh === null && !isCleared,
    set: (name, value) => {
      setValues((before) => ({ ...before, [name]: value }))
      setChanged(name)
    },
    leave: (path) => {
      if (!isExample) show(path)
    },
    replace,
    showExample: () => {
      replace(form.example)
      onExample?.()
    },
    clear: () => {
      replace(form.empty)
      onClear?.()
    },
    submit: () => {
      flushSync(() => {
        setShown('all')
        setSubmitted(values)
      })
      return readVisible(form, values).ok
    },
  }
}
