import { useTransition } from 'react'
import type { z } from 'zod'
import { useAdminAction } from '../shared/admin-action'
import { useToast } from '@/components/ui/toast'
import { changeTag } from '@/lib/posts/tags/actions'
import type { changeTagSchema } from '@/lib/posts/tags/schema'

type Change = z.output<typeof changeTagSchema>

/** Changes a tag in all posts, call by call; a failure leaves what is changed, and the next try goes on. */
export function useChangeTag() {
  const { run } = useAdminAction()
  const toast = useToast()
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
      const description = posts === 1 ? 'In 1 post.' : `In ${posts.toLocaleString('en')} posts.`
      const title = input.into === null ? `“${input.tag}” retired` : `“${input.tag}” is “${input.into}” now`
      toast.show({ variant: 'success', title, description })
      onDone()
    })
  return { change, isPending }
}
