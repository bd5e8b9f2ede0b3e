import { useAdminAction } from './admin-action'
import type { ToastContent } from '@/components/ui/toast-store'
import { type ActionResult, untilDone } from '@/lib/action-result'
import { restoreDeleted } from '@/lib/panel/bin/actions'
import type { BinKind } from '@/lib/panel/bin/kinds'
import { counted } from '@/lib/text'

/** The number of posts in which a tag was changed, summed over the calls. */
export function inPosts(parts: readonly { posts: number }[]): string {
  const posts = parts.reduce((sum, part) => sum + part.posts, 0)
  return `In ${counted(posts, 'post')}.`
}

/** The posts to which a merged tag was not restored. */
function staysIn({ total, titles }: { total: number; titles: readonly string[] }): string {
  if (total === 0) return ''
  const named = titles.map((title) => `“${title}”`).join(', ')
  const more = total > titles.length ? ` and ${(total - titles.length).toLocaleString('en')} more` : ''
  const them = total === 1 ? 'it stays as it is' : 'they stay as they are'
  return ` The tags of ${counted(total, 'post')} were changed since, and ${them}: ${named}${more}.`
}

const restoreWhole = (item: { kind: BinKind; id: string }) => untilDone(() => restoreDeleted(item))

/** Moves entries to the bin, and restores them from there or by the undo of the toast. */
export function useRestore() {
  const { act, isPending } = useAdminAction()
  /** Runs in several calls. After a failure, the next attempt continues. */
  const restore = (kind: BinKind, id: string, name: string) =>
    act('Not restored', restoreWhole, { kind, id }, (parts) => {
      const stays = parts.map(({ changed }) => staysIn(changed)).find(Boolean) ?? ''
      return { title: `“${name}” restored`, ...(kind === 'tag' && { description: inPosts(parts) + stays }) }
    })
  const undoOf = (kind: BinKind, id: string, name: string) => ({ label: 'Undo', run: () => restore(kind, id, name) })
  const remove = (
    { kind, id, name }: { kind: BinKind; id: string; name: string },
    call: (id: string) => Promise<ActionResult>,
    said: Omit<ToastContent, 'variant'>,
  ) => act('Not deleted', call, id, { ...said, action: undoOf(kind, id, name) })
  return { restore, undoOf, remove, isPending }
}
