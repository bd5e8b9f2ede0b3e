import { useAdminAction } from './admin-action'
import { useToast } from '@/components/ui/toast'
import { restoreDeleted } from '@/lib/panel/bin/actions'
import type { BinKind } from '@/lib/panel/bin/kinds'

/** Where a tag was changed. */
export const inPosts = (posts: number): string =>
  posts === 1 ? 'In 1 post.' : `In ${posts.toLocaleString('en')} posts.`

/** Restores things of the bin: there, and by the “Undo” of a deletion. */
export function useRestore() {
  const { run } = useAdminAction()
  const toast = useToast()

  /** Call by call; a failure leaves what is given back, and the next try goes on. */
  async function restore(kind: BinKind, id: string, name: string): Promise<void> {
    let posts = 0
    for (let isDone = false; !isDone;) {
      const result = await run('Not restored', () => restoreDeleted({ kind, id }))
      if (result === null) return
      posts += result.posts
      isDone = result.isDone
    }
    const description = kind === 'tag' ? inPosts(posts) : undefined
    toast.show({ variant: 'success', title: `“${name}” restored`, ...(description && { description }) })
  }
  const undoOf = (kind: BinKind, id: string, name: string) => ({
    label: 'Undo',
    run: () => void restore(kind, id, name),
  })
  return { restore, undoOf }
}
