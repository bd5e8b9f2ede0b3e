'use client'

import { DraftNotice } from './draft-notice'
import { DraftStatus } from './draft-status'
import { ElsewhereNotice } from './elsewhere-notice'
import { FormActions } from './form-actions'
import { FormShell } from './form-shell'
import { useNewPost } from './use-new-post'

/** The form for a new post: texts, pictures, structure helper, draft, and what happens on publishing. */
export function NewPostForm({ username }: { username: string }) {
  const { form, tray, round, publish, draft, isElsewhere, discardDraft, clear } = useNewPost(username)
  return (
    <FormShell
      label="New Recipe Post"
      username={username}
      form={form}
      tray={tray}
      publish={publish}
      saveIntent="draft"
      round={round}
      above={
        <>
          {isElsewhere && (
            <ElsewhereNotice text="This form is open in another tab too. Each tab keeps its own draft: mind which one you publish." />
          )}
          {draft.restored && <DraftNotice onDiscard={discardDraft} />}
        </>
      }
    >
      <DraftStatus state={draft.state} />
      <FormActions busyWith={publish.busyWith} onSave={publish.submit} onClear={clear} />
    </FormShell>
  )
}
