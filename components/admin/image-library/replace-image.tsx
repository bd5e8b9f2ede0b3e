'use client'

import { useRouter } from 'next/navigation'
import { type ChangeEvent, useRef, useTransition } from 'react'
import { type Run, useAdminAction } from '../shared/use-admin-action'
import { Button } from '@/components/ui/button'
import { useToast } from '@/components/ui/toast'
import { replaceImage } from '@/lib/posts/admin/image-actions'
import { imageHref } from '@/lib/images/library-params'
import { IMAGE_ACCEPT, INVALID_FILES_MESSAGE, INVALID_FILES_TITLE, isAcceptableFile } from '@/lib/images/image'
import { shrinkImage } from '@/lib/images/shrink'

const shownIn = (posts: number) =>
  posts === 0 ? 'No post showed it.' : `Now in ${posts === 1 ? '1 post' : `${posts} posts`}.`

function useReplacing(name: string, run: Run) {
  const router = useRouter()
  const toast = useToast()
  const [isPending, startTransition] = useTransition()

  function replace(file: File) {
    if (!isAcceptableFile(file)) {
      toast.show({ variant: 'error', title: INVALID_FILES_TITLE, description: INVALID_FILES_MESSAGE })
      return
    }
    startTransition(async () => {
      const form = new FormData()
      form.set('name', name)
      form.set('file', await shrinkImage(file), file.name)
      const replaced = await run('Not replaced', () => replaceImage(form))
      if (!replaced) return
      toast.show({ variant: 'success', title: 'Picture replaced', description: shownIn(replaced.posts) })
      router.push(imageHref(replaced.name))
    })
  }
  return { isPending, replace }
}

/** Puts another file in the picture's place, in every post at once. */
export function ReplaceImage({ name, username }: { name: string; username: string }) {
  const { run, dialog } = useAdminAction(username)
  const { isPending, replace } = useReplacing(name, run)
  const inputRef = useRef<HTMLInputElement>(null)
  const onPick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // The same file picked again after a failure must count as a change.
    target.value = ''
    if (file) replace(file)
  }
  return (
    <div>
      <input
        ref={inputRef}
        type="file"
        accept={IMAGE_ACCEPT}
        onChange={onPick}
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        data-replace-input
      />
      <Button
        tone="secondary"
        aria-disabled={isPending || undefined}
        onClick={() => isPending || inputRef.current?.click()}
      >
        {isPending ? 'Replacing...' : 'Replace with another file'}
      </Button>
      {dialog}
    </div>
  )
}
