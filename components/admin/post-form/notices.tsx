import { Copy, Layers, PenLine, Users } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { ConfirmButton } from '../shared/admin-action'
import { LocalTime } from '../shared/local-time'
import { usePostEditor } from './editor-context'
import { Notice, NoticeStack, type StackedNotice } from './notice-stack'
import { RecoveryNotice } from './recovery-notice'
import type { PostFormState } from './use-post-form'
import { Button } from '@/components/ui/button'
import type { KeptChanges } from '@/lib/posts/admin/post'
import { awaitsDecision, newerVersionOf } from '@/lib/posts/editing/editing-state'
import type { OfferedCopy } from '@/lib/posts/editing/unsaved-copy'

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' })

/** Notices about other editors and tabs that have the post open, and about their saves. */
function openElsewhere({ state, takeOver }: PostFormState): (StackedNotice | false)[] {
  const newer = newerVersionOf(state)
  const others = state.isOpenInOtherTab ? [] : (state.presence?.others ?? [])
  const takeOverButton = (
    <Button tone="secondary" onClick={() => void takeOver()}>
      Take over their changes
    </Button>
  )
  const otherTab = (
    <Notice Icon={Copy} border="border-2 border-saffron">
      This post is open in another tab too. What is typed in different paragraphs is merged; where it collides you are
      shown both.
    </Notice>
  )
  const otherEditor = (
    <Notice Icon={Users} border="border-2 border-saffron" actions={newer && takeOverButton}>
      {newer && (
        <>
          {newer.savedBy} has saved this post at <LocalTime iso={newer.savedAt} />.{' '}
        </>
      )}
      {others.length > 0 && `${listFormat.format(others)} ${others.length === 1 ? 'has' : 'have'} this post open too.`}
    </Notice>
  )
  return [
    state.isOpenInOtherTab && { key: 'tab', notice: otherTab },
    (newer !== null || others.length > 0) && { key: 'editor', notice: otherEditor, isUrgent: newer !== null },
  ]
}

function PublishTime({ publishAt, isMissed }: KeptChanges) {
  if (isMissed)
    return 'Their time came, but the post had been saved in between: look at them, and publish them yourself.'
  if (!publishAt) return '“Update live post” publishes them.'
  return (
    <>
      They are published by themselves on <LocalTime iso={publishAt} />.
    </>
  )
}

function KeptChangesNotice({ changes }: { changes: KeptChanges }) {
  const { dropChanges } = usePostEditor()
  const discard = (
    <ConfirmButton
      tone="quiet"
      question="Discard these changes?"
      consequence="The form goes back to what readers see. What was kept beside it is gone."
      yes="Discard changes"
      no="Keep them"
      onYes={() => void dropChanges()}
    >
      Discard changes
    </ConfirmButton>
  )
  return (
    <Notice Icon={Layers} border="border-2 border-lake" actions={discard}>
      <strong className="font-semibold">Readers do not see these changes yet.</strong> {changes.savedBy} kept them on{' '}
      <LocalTime iso={changes.savedAt} />. <PublishTime {...changes} />
    </Notice>
  )
}

/** The form offers the newest drafts; the list of posts has all. */
const OFFERED_DRAFTS = 3

/** The notices of a new post: the restored draft, and drafts from other tabs. */
function NewPostNotices() {
  const router = useRouter()
  const { state, discardDraft, restoreCopy, discardCopy } = usePostEditor()
  const { copies, isRestored, status } = state
  const openDraft = ({ copy }: OfferedCopy) =>
    copy.baseVersion > 0 && copy.postId ? router.push(`/admin/posts/${copy.postId}`) : restoreCopy(copy)
  // Offer no drafts after an edit, because a draft would overwrite it.
  const offered = status.kind === 'saved' ? copies.slice(0, OFFERED_DRAFTS) : []
  const discard = (
    <Button tone="quiet" onClick={discardDraft}>
      Discard
    </Button>
  )
  const restored = (
    <Notice Icon={PenLine} actions={discard}>
      <strong className="font-semibold">Draft restored.</strong> You are where you left off.
    </Notice>
  )
  const drafts = offered.map((found): StackedNotice => {
    const title = found.copy.fields.title.trim() || 'Untitled'
    const actions = (
      <>
        <Button tone="secondary" onClick={() => openDraft(found)}>
          Continue “{title}”
        </Button>
        <Button tone="quiet" onClick={() => discardCopy(found)} aria-label={`Discard “${title}”`}>
          Discard
        </Button>
      </>
    )
    const notice = (
      <Notice Icon={PenLine} actions={actions}>
        A draft from <LocalTime iso={found.copy.updatedAt} /> is not finished.
      </Notice>
    )
    return { key: found.copy.postId ?? found.copy.updatedAt, notice }
  })
  return <NoticeStack notices={[isRestored && { key: 'restored', notice: restored }, ...drafts]} />
}

/** The notices above the text. Unsaved changes of an earlier visit come first and hide all others. */
export function Notices() {
  const editor = usePostEditor()
  const { state, base } = editor
  if (state.isNew || !base) return <NewPostNotices />
  if (state.toRestore) return null
  if (awaitsDecision(state)) return <RecoveryNotice saved={base} />
  const { changes } = base
  const kept = changes !== null && {
    key: 'changes',
    notice: <KeptChangesNotice changes={changes} />,
    isUrgent: changes.isMissed,
  }
  return <NoticeStack notices={[kept, ...openElsewhere(editor)]} />
}
