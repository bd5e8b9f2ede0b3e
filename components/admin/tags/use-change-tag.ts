import { useTransition } from 'react'
import type { z } from 'zod'
import { useAdminAction } from '../shared/admin-action'
import { inPosts, useRestore } from '../shared/use-restore'
import { useToast } from '@/components/ui/toast'
import { changeTag } from '@/lib/posts/tags/actions'
import type { changeTagSchema } from '@/lib/posts/tags/schema'

type Change = z.output<typeof changeTagSchema>

/** Changes a tag in all posts, call by call; a failure leaves what is changed, and the next try goes on. */
export function useChangeTag() {
  const { run } = useAdminAction()
  const toast = useToast()
  const { undoOf } = useRestore()
  const [isPending, startTransition] = useTransition()
  const change = (input: Change, onDone: () => void) =>
    startTransition(async () => {
      let posts = 0
      for (let isDone = false; !isDone;) {
        const result = await run('Not changed', () => changeTag(input))
        if (result === null) return
        posts += result.posts
        isDone = result.isDone
      }
      const description = inPosts(posts)
      const title = input.into === null ? `“${input.tag}” retired` : `“${input.tag}” is “${input.into}” now`
      toast.show({ variant: 'success', title, description, action: undoOf('tag', input.tag, input.tag) })
      onDone()
    })
  return { change, isPending }
}
