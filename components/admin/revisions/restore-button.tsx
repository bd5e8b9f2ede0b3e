'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { ConfirmButton, useAdminAction } from '../shared/admin-action'
import { useToast } from '@/components/ui/toast'
import { restoreRevision } from '@/lib/posts/admin/actions'

type Props = {
  id: string
  revision: number
  /** The version that the page shows as the present one. */
  version: number
  isPublic: boolean
  username: string
}

/** Brings an earlier version back, after a question, as a new version. */
export function RestoreButton({ id, revision, version, isPublic, username }: Props) {
  const router = useRouter()
  const toast = useToast()
  const { run, dialog } = useAdminAction(username)
  const [isPending, startTransition] = useTransition()

  const restore = () =>
    startTransition(async () => {
      const post = await run('Not Restored', () => restoreRevision({ id, revision, version }))
      if (!post) return
      const description = `Version ${revision} is version ${post.version} now.`
      toast.show({ variant: 'success', title: 'Version Restored', description })
      router.push(`/admin/posts/${id}/revisions`)
      router.refresh()
    })

  return (
    <>
      <ConfirmButton
        isBusy={isPending}
        question={`Restore version ${revision}?`}
        consequence={`Its texts become the newest version${isPublic ? ', which readers see at once' : ''}. Nothing is deleted: today’s version stays in this list. Address, status and date stay as they are.`}
        yes="Restore"
        no="Cancel"
        onYes={restore}
      >
        {isPending ? 'Restoring...' : `Restore version ${revision}`}
      </ConfirmButton>
      {dialog}
    </>
  )
}
