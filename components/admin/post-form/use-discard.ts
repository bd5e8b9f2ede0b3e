import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import type { ImageTrayState } from '../images/image-tray'
import type { PostFormMethods } from './use-editing-session'
import type { PostForm } from './use-post-form'
import { useToast } from '@/components/ui/toast'
import { withoutUploadMarks } from '@/lib/images/placeholders'
import type { EditingSession } from '@/lib/posts/editing/editing-session'
import type { FoundCopy, UnsavedCopy } from '@/lib/posts/editing/unsaved-copy'

type Editing = { form: PostFormMethods; session: EditingSession; tray: ImageTrayState }

/** A copy back in the form. `keepDirtyValues` leaves what was typed before the copy came. */
function bringBack({ form, session, tray }: Editing, copy: UnsavedCopy, keepDirtyValues = false) {
  session.restore(copy)
  const values = { ...form.getValues(), ...copy.fields, content: withoutUploadMarks(copy.fields.content) }
  form.reset(values, { keepDefaultValues: true, keepDirtyValues })
  tray.store.load(copy.tray)
}

/** What needs no question comes back by itself, but for what was typed before it came. */
export function useTextOfLastTime(editing: Editing, copy: UnsavedCopy | null) {
  const bring = useEffectEvent((found: UnsavedCopy) => bringBack(editing, found, true))
  useEffect(() => {
    if (copy) bring(copy)
  }, [copy])
}

/** What becomes of copies and of what was typed: brought back, or given up with a way back. */
export function useDiscard(postForm: PostForm) {
  const toast = useToast()
  const { session, state, show, tray, form } = postForm

  const tell = (title: string, copy: UnsavedCopy, description?: string) => {
    const action = { label: 'Undo', run: () => bringBack(postForm, copy) }
    toast.show({ variant: 'info', title, ...(description && { description }), action })
  }

  // At once: a reset forgets the fields until they are rendered again, and the button that was pressed is gone then.
  function decide<Result>(change: () => Result): Result {
    const result = flushSync(change)
    form.setFocus('title')
    return result
  }

  function clear(): UnsavedCopy {
    const given = session.discardChanges()
    show(null)
    // The pictures stay in the library until they have been unused for a while: an undo finds them there.
    tray.store.load([])
    return given
  }

  return {
    clear,
    /** The draft of a new post that had come back by itself. */
    discardDraft: () => tell('Draft Discarded', decide(clear)),
    /** The copy of an existing post that is offered. */
    restoreCopy: (copy: UnsavedCopy) => decide(() => bringBack(postForm, copy)),
    discardCopy(copy: UnsavedCopy) {
      decide(() => session.discardCopy())
      tell('Changes Discarded', copy, 'The post is as it was saved.')
    },
    /** A draft of another tab is not offered any more; what came to the server stays among the posts. */
    discardOffer(found: FoundCopy) {
      decide(() => session.discardCopy(found))
      tell('Draft Discarded', found.copy)
    },
    /** A draft that another tab began and that never came to the server: the empty form goes on with it. */
    takeDraft: (copy: UnsavedCopy) => decide(() => bringBack(postForm, copy)),
    takeServerVersion() {
      const { serverVersion } = state
      if (!serverVersion) return
      tray.store.load([])
      const given = session.takeServerVersion(serverVersion)
      show(serverVersion.post)
      tell('Their Version Taken', given, 'Yours is out of the form.')
    },
  }
}
