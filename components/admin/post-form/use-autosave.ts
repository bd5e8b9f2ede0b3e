import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { browserStorage } from './browser-storage'
import { createKeeper, type Keeper, type KeepState } from './keeper'
import { fieldsOf, type KeptCopy, sameFields } from './kept-copy'
import { forgetText, keepText, ownKey } from './own-slot'
import type { PostFormMethods } from './use-draft'
import { dropWorkingCopy, saveWorkingCopy } from '@/lib/posts/admin/actions'
import type { WorkingFields } from '@/lib/posts/admin/schema'

type Options = {
  form: PostFormMethods
  storageKey: string
  id: string
  /** The version that the typing is based on. */
  version: number
  saved: WorkingFields
  /** While an older copy waits for a decision nothing may be written over it. */
  isPaused: boolean
}

type Tell = { onState: (state: KeepState) => void; onRefused: (isRefused: boolean) => void }

function keeperFor(options: RefObject<Options>, { onState, onRefused }: Tell): Keeper {
  const key = ownKey(options.current.storageKey)
  return createKeeper({
    isSaved: (fields) => options.current.isPaused || sameFields(fields, options.current.saved),
    keepHere: (fields) => {
      const copy: KeptCopy = { fields, baseVersion: options.current.version, updatedAt: new Date().toISOString() }
      onRefused(!keepText(browserStorage, key, JSON.stringify(copy)))
    },
    forgetHere: () => forgetText(browserStorage, key),
    keepThere: (fields) => saveWorkingCopy({ id: options.current.id, baseVersion: options.current.version, fields }),
    dropThere: () => dropWorkingCopy(options.current.id),
    onState,
  })
}

/** Autosave of one existing post's form: every change to the browser, and to the server as a private working copy. */
export function useAutosave(options: Options) {
  const { form } = options
  const [state, setState] = useState<KeepState>({ kind: 'saved' })
  const [isRefused, setIsRefused] = useState(false)
  const keeper = useRef<Keeper | null>(null)
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })

  useEffect(() => {
    const own = keeperFor(latest, { onState: setState, onRefused: setIsRefused })
    keeper.current = own
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => own.changed(fieldsOf(values)),
    })
    window.addEventListener('online', own.retry)
    window.addEventListener('pagehide', own.flush)
    return () => {
      unsubscribe()
      window.removeEventListener('online', own.retry)
      window.removeEventListener('pagehide', own.flush)
      own.close()
    }
  }, [form])

  return {
    state,
    /** The browser's storage is full or off: what is not on the server is in the form alone. */
    isRefused,
    settle: (dropThere: boolean) => keeper.current?.settle({ dropThere }),
    retry: () => keeper.current?.retry(),
  }
}

export type Autosave = ReturnType<typeof useAutosave>
