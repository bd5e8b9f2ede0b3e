import { useAdminAction } from './admin-action'
import { useToast } from '@/components/ui/toast'
import type { ToastContent } from '@/components/ui/toast-store'
import type { ActionResult } from '@/lib/action-result'
import { restoreDeleted } from '@/lib/panel/bin/actions'
import type { BinKind } from '@/lib/panel/bin/kinds'

/** Where a tag was changed. */
export const inPosts = (posts: number): string =>
  posts === 1 ? 'In 1 post.' : `In ${posts.toLocaleString('en')} posts.`

/** The posts that a merged tag was not given back to. */
function staysIn({ total, titles }: { total: number; titles: readonly string[] }): string {
  if (total === 0) return ''
  const named = titles.map((title) => `“${title}”`).join(', ')
  const more = total > titles.length ? ` and ${(total - titles.length).toLocaleString('en')} more` : ''
  const [tags, them] =
    total === 1
      ? ['The tags of 1 post', 'it stays as it is']
      : [`The tags of ${total.toLocaleString('en')} posts`, 'they stay as they are']
  return ` ${tags} were changed since, and ${them}: ${named}${more}.`
}

/** Deletes things into the bin, and restores them: there, and by the “Undo” of a deletion. */
export function useRestore() {
  const { run, act, isPending } = useAdminAction()
  const toast = useToast()

  /** Call by call; a failure leaves what is given back, and the next try goes on. */
  async function restore(kind: BinKind, id: string, name: string): Promise<void> {
    let posts = 0
    let changed = ''
    for (let isDone = false; !isDone;) {
      const result = await run('Not restored', () => restoreDeleted({ kind, id }))
      if (result === null) return
      posts += result.posts
      changed ||= staysIn(result.changed)
      isDone = result.isDone
    }
    const description = kind === 'tag' ? inPosts(posts) + changed : undefined
    toast.show({ variant: 'success', title: `“${name}” restored`, ...(description && { description }) })
  }
  const undoOf = (kind: BinKind, id: string, name: string) => ({
    label: 'Undo',
    run: () => void restore(kind, id, name),
  })
  const remove = (
    { kind, id, name }: { kind: BinKind; id: string; name: string },
    call: (id: string) => Promise<ActionResult>,
    said: Omit<ToastContent, 'variant'>,
  ) => act('Not deleted', () => call(id), { ...said, action: undoOf(kind, id, name) })
  return { restore, undoOf, remove, isPending }
}
