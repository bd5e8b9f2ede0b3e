import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { browserStorage } from './browser-storage'
import { clearDraft } from './draft-store'
import { createKeeper, type Keeper, type KeepState } from './keeper'
import { fieldsOf, sameFields, writeKept } from './kept-copy'
import type { PostFormMethods } from './use-draft'
import { dropWorkingCopy, saveWorkingCopy } from '@/lib/posts/desk/actions'
import type { WorkingFields } from '@/lib/posts/desk/schema'

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

function keeperFor(options: RefObject<Options>, onState: (state: KeepState) => void): Keeper {
  return createKeeper({
    isSaved: (fields) => options.current.isPaused || sameFields(fields, options.current.saved),
    keepHere: (fields) => {
      const { storageKey, version } = options.current
      writeKept(browserStorage, storageKey, { fields, baseVersion: version, updatedAt: new Date().toISOString() })
    },
    forgetHere: () => clearDraft(browserStorage, options.current.storageKey),
    keepThere: (fields) => saveWorkingCopy({ id: options.current.id, baseVersion: options.current.version, fields }),
    dropThere: () => dropWorkingCopy(options.current.id),
    onState,
  })
}

/** Autosave of one existing post's form: every change to the browser, and to the server as a private working copy. */
export function useAutosave(options: Options) {
  const { form } = options
  const [state, setState] = useState<KeepState>({ kind: 'saved' })
  const keeper = useRef<Keeper | null>(null)
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })

  useEffect(() => {
    const own = keeperFor(latest, setState)
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
    settle: (dropThere: boolean) => keeper.current?.settle({ dropThere }),
    retry: () => keeper.current?.retry(),
  }
}

export type Autosave = ReturnType<typeof useAutosave>
