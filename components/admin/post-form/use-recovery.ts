import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import type { ImageTrayState } from '../images/image-tray'
import { usePostActions } from '../posts/post-actions'
import { useAdminAction } from '../shared/admin-action'
import type { PostFormMethods } from './use-editing-session'
import { useToast } from '@/components/ui/toast'
import { toLocalInput } from '@/lib/datetime-local'
import { withoutUploadMarks } from '@/lib/images/picture-marks'
import { discardChanges } from '@/lib/posts/admin/actions'
import type { EditablePost } from '@/lib/posts/admin/post'
import type { EditingSession } from '@/lib/posts/editing/editing-session'
import type { EditingState } from '@/lib/posts/editing/editing-state'
import { joinCopies, type OfferedCopy, type UnsavedCopy } from '@/lib/posts/editing/unsaved-copy'
import { mergeFields } from '@/lib/posts/merge'
import type { WorkingFields } from '@/lib/posts/schema'

type Options = {
  form: PostFormMethods
  session: EditingSession
  state: EditingState
  tray: ImageTrayState
  /** Fills the form with a saved post; null empties it. */
  show: (saved: EditablePost | null) => void
  /** The same after a save, which the session learns of. */
  showSaved: (saved: EditablePost | null) => void
}

/** Restores unsaved copies into the form; discards copies, the typed text or the kept changes. */
export function useRecovery({ form, session, state, tray, show, showSaved }: Options) {
  const toast = useToast()
  const { run } = useAdminAction()
  const { change } = usePostActions({ onChanged: () => showSaved(null) })

  function restore(copy: UnsavedCopy) {
    session.restore(copy)
    const date = copy.publishAt === undefined ? {} : { publishAt: toLocalInput(copy.publishAt) }
    // Copies of earlier releases contain the marks of uploads that ended with their page.
    const content = withoutUploadMarks(copy.fields.content)
    form.reset({ ...form.getValues(), ...copy.fields, content, ...date }, { keepDefaultValues: true })
    tray.store.load(copy.tray)
  }
  const restoreUnasked = useEffectEvent(restore)
  const { toRestore } = state
  useEffect(() => {
    if (toRestore) restoreUnasked(toRestore)
  }, [toRestore])

  function showDiscarded(title: string, copy: UnsavedCopy, description?: string) {
    const action = { label: 'Undo', run: () => restore(copy) }
    toast.show({ variant: 'info', title, ...(description && { description }), action })
  }

  /** Renders a change, then focuses the title, because the change removes the pressed button. */
  function applyAndFocus(change: () => void) {
    flushSync(change)
    form.setFocus('title')
  }

  /**
   * Merges all offered copies by paragraphs and restores the result. Returns false if the first two collide; `merged`
   * is the resolution of that collision.
   */
  function restoreAll(saved: WorkingFields, merged?: WorkingFields): boolean {
    if (merged) session.set({ copies: joinCopies(session.getState().copies, merged) })
    const [first, second] = session.getState().copies
    if (first && !second) applyAndFocus(() => restore(first.copy))
    if (!first || !second) return true
    const { fields, collisions } = mergeFields(saved, first.copy.fields, second.copy.fields)
    return collisions.length === 0 && restoreAll(saved, fields)
  }

  const discardDraft = () =>
    applyAndFocus(() => {
      const discarded = session.discardChanges()
      show(null)
      // Uploaded images stay in the library for a while, so an undo finds them.
      tray.store.load([])
      showDiscarded('Draft Discarded', discarded)
    })

  return {
    restoreCopy: (copy: UnsavedCopy) => applyAndFocus(() => restore(copy)),
    restoreAll,
    discardDraft,
    /** Empties the form of a new post. Moves its draft on the server to the bin, after saving the last changes. */
    async clearForm() {
      await session.pause()
      session.resume()
      await session.saveRemote()
      if (session.getState().version > 0) change({ id: session.postId(), state: 'draft' }, 'delete')
      else discardDraft()
    },
    /** Discards the kept changes of a public post. */
    async dropChanges() {
      const changesAt = state.post?.changes?.savedAt ?? null
      const target = { id: session.postId(), form: session.formId(), changesAt }
      const saved = await run('Not Discarded', () => discardChanges(target))
      if (!saved) return
      // The pressed button disappears with its notice. Before the reset, after which no field is registered.
      form.setFocus('title')
      session.discardChanges()
      showSaved(saved)
      toast.show({ variant: 'info', title: 'Changes Discarded', description: 'The post is as readers see it.' })
    },
    /** Discards an offered copy. A draft on the server stays in the list of posts. */
    discardCopy(found: OfferedCopy) {
      applyAndFocus(() => session.discardCopy(found))
      if (state.isNew) showDiscarded('Draft Discarded', found.copy)
      else showDiscarded('Changes Discarded', found.copy, 'The post is as it was saved.')
    },
    takeServerVersion() {
      const { serverVersion } = state
      if (!serverVersion) return
      const discarded = session.takeServerVersion(serverVersion)
      show(session.getState().post)
      tray.store.load([])
      showDiscarded('Their Version Taken', discarded, 'Yours is out of the form.')
    },
  }
}
