import { useAdminAction } from '../shared/admin-action'
import { isField } from '../shared/pass-focus'
import type { PostFormMethods } from './use-editing-session'
import { finishTextUploads, progressToast } from './use-submit'
import { useToast } from '@/components/ui/toast'
import { toLocalInput } from '@/lib/datetime-local'
import { getServerVersion } from '@/lib/posts/admin/actions'
import type { ServerVersion } from '@/lib/posts/admin/rows'
import { POST_STATE_LABELS } from '@/lib/posts/admin/state'
import type { EditingSession } from '@/lib/posts/editing/editing-session'
import { formOf, type Intent } from '@/lib/posts/editing/form-schema'
import { fieldsOf } from '@/lib/posts/editing/unsaved-copy'
import { mergeFields } from '@/lib/posts/merge'
import type { WorkingFields } from '@/lib/posts/schema'

type Options = { form: PostFormMethods; session: EditingSession; submit: (intent: Intent) => void }

/** Merges changes that another editor saved while this form was open. */
export function useMerge({ form, session, submit }: Options) {
  const toast = useToast()
  const { run } = useAdminAction()

  /**
   * Puts the merged fields into the form and repeats the save. Does not repeat it if the other editor changed the state
   * of the post: the save was meant for the old state and would undo that change.
   */
  function takeMerged(fields: WorkingFields, serverVersion: ServerVersion, intent: Intent | null) {
    const { state } = serverVersion.post
    const { post: before, version } = session.getState()
    // An end by date makes no new version.
    const cause =
      serverVersion.post.version === version ? 'The post has ended' : `${serverVersion.savedBy} has changed the post`
    const isAsBefore = state === (before?.state ?? 'draft')
    const mine = form.getValues()
    // The date that a public post shows is theirs, unless it was changed here.
    const isDateMine = mine.publishedOn !== formOf(before).publishedOn
    const { publishedOn } = isDateMine ? mine : formOf(serverVersion.post)
    const publishAt = toLocalInput(session.rebase(serverVersion))
    form.reset({ ...mine, ...fields, publishAt, publishedOn }, { keepDefaultValues: true })
    if (intent && isAsBefore) submit(intent)
    else if (intent)
      toast.show({
        variant: 'info',
        title: 'Not Saved Yet',
        description: `${cause}: its state is “${POST_STATE_LABELS[state]}” now. Save again to keep your text.`,
      })
  }

  /** Merges both versions, or asks about collisions. `intent`: the save that caused the conflict, to be repeated. */
  function mergeServerVersion(serverVersion: ServerVersion, intent: Intent | null) {
    const base = serverVersion.base ?? session.base()
    const { fields, collisions } = mergeFields(base, fieldsOf(form.getValues()), serverVersion.post.values)
    if (collisions.length > 0) return session.set({ serverVersion: { ...serverVersion, intent } })
    const description = `${serverVersion.savedBy} had changed other parts. Both are in the text now.`
    if (serverVersion.post.version !== session.getState().version)
      toast.show({ variant: 'info', title: 'Changes Merged', description })
    takeMerged(fields, serverVersion, intent)
  }

  async function takeOver() {
    const progress = progressToast(toast)
    await finishTextUploads(form, progress)
    progress.close()
    const target = { id: session.postId(), version: session.getState().version }
    const newer = await run('Not Taken Over', () => getServerVersion(target))
    if (!newer) return
    // The pressed button disappears with its notice. A dialog takes the focus by itself.
    if (!isField(document.activeElement)) form.setFocus('title')
    mergeServerVersion(newer, null)
  }
  return { takeMerged, mergeServerVersion, takeOver }
}
