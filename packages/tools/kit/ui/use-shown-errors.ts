import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldErrors } from '../form'
import type { FormValues } from '../types'

/** Errors appear when the visitor pauses, not in the middle of a word. */
const PAUSE_MS = 700

/**
 * The fields whose errors appear after a pause: the changed field, and fields that the change made wrong, such as a
 * rate that a later date needs. Fields that were wrong before still wait.
 */
export const errorsAtPause = (changed: string, wrong: readonly string[], wrongBefore: readonly string[]) => [
  changed,
  ...wrong.filter((path) => !wrongBefore.includes(path)),
]

interface Typing {
  readonly values: FormValues
  /** All errors of the values. */
  readonly wrong: FieldErrors
  readonly isExample: boolean
  /** The form was submitted before hydration. */
  readonly isSubmitted: boolean
}

/** Which errors show: all of a submitted form, otherwise those of fields left or changed before a pause. */
export function useShownErrors({ values, wrong, isExample, isSubmitted }: Typing) {
  const [shown, setShown] = useState<ReadonlySet<string> | 'all'>(() => (isSubmitted ? 'all' : new Set()))
  const [changed, setChanged] = useState<string | null>(null)
  const wrongBefore = useRef<readonly string[]>([])
  const show = useCallback((...paths: readonly string[]) => {
    setShown((before) =>
      before === 'all' || paths.every((path) => before.has(path)) ? before : new Set([...before, ...paths]),
    )
  }, [])
  useEffect(() => {
    const paths = Object.keys(wrong)
    if (changed === null || isExample) {
      wrongBefore.current = paths
      return
    }
    const timer = setTimeout(() => {
      show(...errorsAtPause(changed, paths, wrongBefore.current))
      wrongBefore.current = paths
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [changed, values, wrong, isExample, show])
  return { shown, setShown, show, setChanged }
}

/** Whether a field, or the rows field that contains it, shows its error. */
export const showsError = (shown: ReadonlySet<string> | 'all', path: string): boolean =>
  shown === 'all' || shown.has(path) || shown.has(path.split('.')[0] ?? path)
