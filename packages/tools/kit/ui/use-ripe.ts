import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldErrors } from '../form'
import type { FormValues } from '../types'

/** A mistake is named when the person pauses, not while a word is half typed. */
const PAUSE_MS = 700

/**
 * What a pause names: the field that was changed, and the mistakes that the change has made in others, such as a rate that a
 * later date needs. Fields that were wrong or empty before the change wait for their turn.
 */
export const namedAtPause = (changed: string, wrong: readonly string[], wrongBefore: readonly string[]) => [
  changed,
  ...wrong.filter((path) => !wrongBefore.includes(path)),
]

interface Typing {
  readonly values: FormValues
  /** All mistakes of the values. */
  readonly wrong: FieldErrors
  readonly isExample: boolean
  /** The form was sent before the page was live. */
  readonly isSubmitted: boolean
}

/** Which mistakes are named: all of a form that was sent, or those of fields that were left and those of a pause. */
export function useRipe({ values, wrong, isExample, isSubmitted }: Typing) {
  const [ripe, setRipe] = useState<ReadonlySet<string> | 'all'>(() => (isSubmitted ? 'all' : new Set()))
  const [changed, setChanged] = useState<string | null>(null)
  const wrongBefore = useRef<readonly string[]>([])
  const ripen = useCallback((...paths: readonly string[]) => {
    setRipe((before) =>
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
      ripen(...namedAtPause(changed, paths, wrongBefore.current))
      wrongBefore.current = paths
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [changed, values, wrong, isExample, ripen])
  return { ripe, setRipe, ripen, setChanged }
}

/** Whether a path, or the rows field that it lies in, is among the ripe ones. */
export const isRipe = (ripe: ReadonlySet<string> | 'all', path: string): boolean =>
  ripe === 'all' || ripe.has(path) || ripe.has(path.split('.')[0] ?? path)
