import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { browserStorage } from './browser-storage'
import { clearDraft, type Draft, readDraft, writeDraft } from './draft-store'
import { emptyPost } from './empty-post'
import { emptyForm, type PostFormValues } from './form-schema'

export type PostFormMethods = UseFormReturn<PostFormValues, unknown, PostFormValues>

const SAVE_AFTER_MS = 500

const neverChanges = () => () => undefined

/** The draft that was there when the form came up; null on the server and in its first picture. */
function useKeptDraft(key: string): Draft | null {
  const [read] = useState(() => {
    let kept: { draft: Draft | null } | undefined
    return () => (kept ??= { draft: readDraft(browserStorage, key) }).draft
  })
  return useSyncExternalStore(neverChanges, read, () => null)
}

/** Writes the form's text a moment after each change, and at once when the page goes. */
function useSaving(form: PostFormMethods, key: string) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = () => {
      clearTimeout(timer)
      timer = undefined
      writeDraft(browserStorage, key, form.getValues(), emptyPost)
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
  }, [form, key])
}

/** Keeps the form's text in this browser and brings it back. `restored` is true while there is something to tell of. */
export function useDraft(form: PostFormMethods, key: string) {
  const kept = useKeptDraft(key)
  const [isTold, setIsTold] = useState(false)
  const isRestored = useRef(false)
  useSaving(form, key)

  useEffect(() => {
    // Once: an effect runs again when the panel shows a hidden page, and must not put the old text over the new.
    if (!kept || isRestored.current) return
    isRestored.current = true
    form.reset({ ...emptyForm, ...kept }, { keepDefaultValues: true })
  }, [form, kept])

  function clear() {
    clearDraft(browserStorage, key)
    setIsTold(true)
  }
  return { restored: kept !== null && !isTold, clear }
}
