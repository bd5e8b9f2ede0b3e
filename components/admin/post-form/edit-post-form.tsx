'use client'

import { flushSync } from 'react-dom'
import { ConflictDialog } from './conflict-dialog'
import { EditActions } from './edit-actions'
import { ElsewhereNotice } from './elsewhere-notice'
import { FormShell } from './form-shell'
import { KeepStatus } from './keep-status'
import { fieldsOf, type KeptCopy } from './kept-copy'
import { RecoveryNotice } from './recovery-notice'
import { type EditPost, keepingIntent, useEditPost } from './use-edit-post'
import { SESSION_ENDED } from '@/lib/action-result'
import type { EditablePost } from '@/lib/posts/admin/row'

function Recovery({ edit }: { edit: EditPost }) {
  const { recovery, restore, discard, base, form } = edit
  const { offer } = recovery
  if (!offer) return null
  // At once: a reset forgets the fields until they are rendered again, and the button that was pressed is gone then.
  const then = (decide: () => void) => () => {
    flushSync(decide)
    form.setFocus('title')
  }
  return (
    <RecoveryNotice
      copy={offer}
      isOlder={offer.baseVersion < base.version}
      onRestore={then(() => restore(offer))}
      onDiscard={then(() => discard(offer))}
    />
  )
}

function Conflict({ edit }: { edit: EditPost }) {
  const { theirs, form, publish, takeTheirs, later } = edit
  if (!theirs) return null
  const saveMine = () => {
    later()
    publish.submit(form.getValues('intent'), theirs.post.version)
  }
  return (
    <ConflictDialog
      mine={fieldsOf(form.getValues())}
      theirs={theirs}
      onTakeTheirs={() => takeTheirs(theirs)}
      onSaveMine={saveMine}
      onLater={later}
    />
  )
}

type Props = { username: string; post: EditablePost; copy: KeptCopy | null }

/** The form of an existing post, which never loses a word and never overwrites another editor's silently. */
export function EditPostForm({ username, post, copy }: Props) {
  const edit = useEditPost({ username, post, copy })
  const { form, tray, base, publish, autosave, recovery, isElsewhere } = edit
  return (
    <>
      <FormShell
        label="Edit post"
        username={username}
        form={form}
        tray={tray}
        publish={publish}
        saveIntent={keepingIntent(base)}
        round={0}
        isWaiting={recovery.offer !== null}
        hasSlug
        onSignedIn={autosave.retry}
        above={
          <>
            {isElsewhere && (
              <ElsewhereNotice text="This post is open in another tab too. Whichever tab saves second is shown both texts before anything is overwritten." />
            )}
            <Recovery edit={edit} />
          </>
        }
      >
        <KeepStatus
          state={autosave.state}
          isRefused={autosave.isRefused}
          onSignIn={() => publish.askToSignIn(SESSION_ENDED)}
        />
        <EditActions state={base.state} busyWith={publish.busyWith} onSave={publish.submit} />
      </FormShell>
      <Conflict edit={edit} />
    </>
  )
}
