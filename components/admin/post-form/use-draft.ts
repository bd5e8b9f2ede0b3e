import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { withoutUploadMarks } from '../editor/upload-mark'
import { browserStorage } from './browser-storage'
import { type KeptDraft, newestDraft, writeDraft } from './draft-store'
import { emptyPost } from './empty-post'
import { emptyForm, type PostFormValues } from './form-schema'
import { forgetText, ownKey } from './own-slot'

export type PostFormMethods = UseFormReturn<PostFormValues, unknown, PostFormValues>

const SAVE_AFTER_MS = 500

const neverChanges = () => () => undefined

/** The draft that was there when the form came up; null on the server and in its first picture. */
function useKeptDraft(formKey: string): KeptDraft | null {
  const [read] = useState(() => {
    let kept: { newest: KeptDraft | null } | undefined
    return () => (kept ??= { newest: newestDraft(browserStorage, formKey) }).newest
  })
  return useSyncExternalStore(neverChanges, read, () => null)
}

/** What became of the text in this browser. */
export type DraftState = 'none' | 'kept' | 'refused'

type Keys = { own: string; /** The key of the draft that was brought back. */ source: string | null }

/** Writes the form's text a moment after each change, and at once when the page goes. */
function useSaving(form: PostFormMethods, keys: RefObject<Keys>, onState: (state: DraftState) => void) {
  const tell = useEffectEvent(onState)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = () => {
      clearTimeout(timer)
      timer = undefined
      const isKept = writeDraft(browserStorage, keys.current.own, form.getValues(), emptyPost)
      // It stands under the own key now. A tab that still has it open writes it again with its next change.
      if (isKept && keys.current.source) forgetText(browserStorage, keys.current.source)
      tell(isKept ? 'kept' : 'refused')
    }
    const saveNow = () => {
      if (timer !== undefined) save()
    }
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(save, SAVE_AFTER_MS)
      },
    })
    window.addEventListener('pagehide', saveNow)
    return () => {
      unsubscribe()
      saveNow()
      window.removeEventListener('pagehide', saveNow)
    }
  }, [form, keys])
}

/** Keeps the form's text in this browser and brings it back. `restored` is true while there is something to tell of. */
export function useDraft(form: PostFormMethods, formKey: string) {
  const kept = useKeptDraft(formKey)
  const [isTold, setIsTold] = useState(false)
  const [state, setState] = useState<DraftState>('none')
  const isRestored = useRef(false)
  const keys = useRef<Keys>({ own: '', source: null })
  useLayoutEffect(() => {
    keys.current.own ||= ownKey(formKey)
  }, [formKey])
  useSaving(form, keys, setState)

  useEffect(() => {
    // Once: an effect runs again when the panel shows a hidden page, and must not put the old text over the new.
    if (!kept || isRestored.current) return
    isRestored.current = true
    keys.current.source = kept.key
    const { draft } = kept
    // What was typed while the draft was not here yet is newer than it.
    const options = { keepDefaultValues: true, keepDirtyValues: true }
    form.reset({ ...emptyForm, ...draft, content: withoutUploadMarks(draft.content) }, options)
  }, [form, kept])

  function clear() {
    const { own, source } = keys.current
    for (const key of [own, source]) if (key) forgetText(browserStorage, key)
    setIsTold(true)
    setState('none')
  }
  return { restored: kept !== null && !isTold, state, clear }
}
