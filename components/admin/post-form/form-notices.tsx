'use client'

import { useRouter } from 'next/navigation'
import { ConflictDialog } from './conflict-dialog'
import { newerOf } from './editing-session'
import { ChangesNotice } from './changes-notice'
import { ContinueNotice, DraftNotice, OthersNotice, OtherTabNotice, RecoveryNotice } from './session-notices'
import { fieldsOf, type FoundCopy } from './unsaved-copy'
import type { PostForm, useDiscard } from './use-post-form'

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
