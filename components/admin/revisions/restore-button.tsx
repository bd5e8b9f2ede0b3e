'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { SessionDialog } from '../login/session-dialog'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
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
  const [isAsking, setIsAsking] = useState(false)
  const [session, setSession] = useState<string | null>(null)
  const [isPending, startTransition] = useTransition()

  function restore() {
    setIsAsking(false)
    startTransition(async () => {
      const result = await restoreRevision({ id, revision, version }).catch(() => null)
      if (result?.ok) {
        toast.show({
          variant: 'success',
          title: 'Version Restored',
          description: `Version ${revision} is version ${result.data.version} now.`,
        })
        router.push(`/admin/posts/${id}/revisions`)
        router.refresh()
      } else if (result?.reason === 'session') {
        setSession(result.message)
      } else {
        const description = result?.message ?? 'The server did not answer. Please try again.'
        toast.show({ variant: 'error', title: 'Not Restored', description })
      }
    })
  }

  return (
    <>
      <Button aria-disabled={isPending || undefined} onClick={() => isPending || setIsAsking(true)}>
        {isPending ? 'Restoring...' : `Restore version ${revision}`}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={`Restore version ${revision}?`}
        description={`Its texts become the newest version${isPublic ? ', which readers see at once' : ''}. Nothing is deleted: today’s version stays in this list. Address, status and date stay as they are.`}
      >
        <div className="flex flex-wrap gap-3">
          <Button onClick={restore}>Restore</Button>
          <Button tone="secondary" onClick={() => setIsAsking(false)}>
            Cancel
          </Button>
        </div>
      </Dialog>
      <SessionDialog message={session} username={username} onClose={() => setSession(null)} />
    </>
  )
}
