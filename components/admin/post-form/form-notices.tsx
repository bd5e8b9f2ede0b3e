'use client'

import { Copy, Layers, Users } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { ConflictDialog } from './conflict-dialog'
import { ContinueNotice, DraftNotice, RecoveryNotice } from './session-notices'
import { ConfirmButton } from '../shared/admin-action'
import { LocalTime } from '../shared/local-time'
import type { PostForm } from './use-post-form'
import type { useDiscard } from './use-discard'
import { Button } from '@/components/ui/button'
import type { KeptChanges } from '@/lib/posts/admin/post'
import type { Watched } from '@/lib/posts/admin/presence'
import { newerOf } from '@/lib/posts/editing/editing-state'
import { fieldsOf, type FoundCopy } from '@/lib/posts/editing/unsaved-copy'

type OthersProps = { others: readonly string[]; newer: Watched | null; onTakeOver: () => void }

const listed = new Intl.ListFormat('en', { type: 'conjunction' })

/** Says who else has the post open, and what was saved there since, before two texts grow apart. */
function OthersNotice({ others, newer, onTakeOver }: OthersProps) {
  if (others.length === 0 && !newer) return null
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-xl border-2 border-saffron bg-paper-sunk px-4 py-1 text-sm"
    >
      <Users aria-hidden="true" className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 basis-56 py-2">
        {newer && (
          <>
            {newer.savedBy} has saved this post at <LocalTime iso={newer.savedAt} />.{' '}
          </>
        )}
        {others.length > 0 && `${listed.format(others)} ${others.length === 1 ? 'has' : 'have'} this post open too.`}
      </p>
      {newer && (
        <Button tone="secondary" onClick={onTakeOver}>
          Take over their changes
        </Button>
      )}
    </div>
  )
}

/** Says that the same post is open in another tab, before two texts grow apart. */
function OtherTabNotice() {
  return (
    <p
      role="status"
      className="flex items-start gap-3 rounded-xl border-2 border-saffron bg-paper-sunk px-4 py-3 text-sm"
    >
      <Copy aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        This post is open in another tab too. What is typed in different paragraphs is brought together; where it
        collides you are shown both.
      </span>
    </p>
  )
}

function When({ publishAt, isMissed }: KeptChanges) {
  if (isMissed)
    return 'Their time came, but the post had been saved in between: look at them, and publish them yourself.'
  if (!publishAt) return '“Update live post” publishes them.'
  return (
    <>
      They are published by themselves on <LocalTime iso={publishAt} />.
    </>
  )
}

/** Says that the form shows changes which are kept beside a live post, and when readers will see them. */
function ChangesNotice({ changes, onDiscard }: { changes: KeptChanges; onDiscard: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-xl border-2 border-lake bg-paper-sunk px-4 py-1 text-sm"
    >
      <Layers aria-hidden="true" className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 basis-56 py-2">
        <strong className="font-semibold">Readers do not see these changes yet.</strong> {changes.savedBy} kept them on{' '}
        <LocalTime iso={changes.savedAt} />. <When {...changes} />
      </p>
      <ConfirmButton
        tone="quiet"
        isBusy={false}
        question="Discard these changes?"
        consequence="The form goes back to what readers see. What was kept beside it is gone."
        yes="Discard changes"
        no="Keep them"
        onYes={onDiscard}
      >
        Discard changes
      </ConfirmButton>
    </div>
  )
}

type PartProps = { postForm: PostForm; discard: ReturnType<typeof useDiscard> }

/** So many drafts of other tabs are offered; the list of posts has all of them. */
const OFFERED = 3

/** A new post: what this tab had, and what other ones began. */
function NewPostNotices({ postForm: { state }, discard }: PartProps) {
  const router = useRouter()
  const { copies, isRestored, status } = state
  const goOn = ({ copy }: FoundCopy) => {
    if (copy.baseVersion > 0 && copy.postId) router.push(`/admin/posts/${copy.postId}`)
    else discard.takeDraft(copy)
  }
  // Whoever writes has decided; the form would not be empty for another draft.
  const offered = status.kind === 'saved' ? copies.slice(0, OFFERED) : []
  return (
    <>
      {isRestored && <DraftNotice onDiscard={discard.discardDraft} />}
      {offered.map((found) => (
        <ContinueNotice
          key={found.key}
          copy={found.copy}
          onContinue={() => goOn(found)}
          onDiscard={() => discard.discardOffer(found)}
        />
      ))}
    </>
  )
}

/** What has to be known before anything is typed: who else is there, and what was typed the last time. One at a time. */
export function FormNotices({ postForm, discard }: PartProps) {
  const { state, post, base, takeOver, dropChanges } = postForm
  const [offered] = state.copies
  if (!post) return <NewPostNotices postForm={postForm} discard={discard} />
  if (state.toRestore) return null
  if (offered) {
    return (
      <RecoveryNotice
        copy={offered.copy}
        saved={(base ?? post).values}
        isOlder={offered.copy.baseVersion < (base ?? post).version}
        onRestore={() => discard.restoreCopy(offered.copy)}
        onDiscard={() => discard.discardCopy(offered.copy)}
      />
    )
  }
  return (
    <>
      {base?.changes && <ChangesNotice changes={base.changes} onDiscard={() => void dropChanges()} />}
      {state.isOpenInOtherTab && <OtherTabNotice />}
      <OthersNotice
        others={state.isOpenInOtherTab ? [] : (state.watched?.others ?? [])}
        newer={newerOf(state)}
        onTakeOver={() => void takeOver()}
      />
    </>
  )
}

/** Both texts of a conflict, with the way to one. */
export function Conflict({ postForm, discard }: PartProps) {
  const { form, state, session, submit, rebase } = postForm
  const { serverVersion } = state
  if (!serverVersion) return null
  return (
    <ConflictDialog
      base={serverVersion.base ?? session.base()}
      mine={fieldsOf(form.getValues())}
      serverVersion={serverVersion}
      onSave={(fields) => {
        rebase(fields, serverVersion)
        submit.submit(form.getValues('intent'))
      }}
      onTakeServerVersion={discard.takeServerVersion}
      onLater={() => session.setServerVersion(null)}
    />
  )
}
