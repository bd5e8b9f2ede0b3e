'use client'

import { useRouter } from 'next/navigation'
import { type ChangeEvent, useRef, useTransition } from 'react'
import { useAdminAction } from '../shared/use-admin-action'
import { Button } from '@/components/ui/button'
import { useToast } from '@/components/ui/toast'
import { replacePicture } from '@/lib/posts/admin/image-actions'
import { pictureHref } from '@/lib/images/library-params'
import { IMAGE_ACCEPT, INVALID_FILES_MESSAGE, INVALID_FILES_TITLE, isAcceptableFile } from '@/lib/images/image'
import { shrinkImage } from '@/lib/images/shrink'

/** Puts another file in the picture's place, in every post at once. */
export function ReplaceImage({ name, username }: { name: string; username: string }) {
  const router = useRouter()
  const toast = useToast()
  const { run, dialog } = useAdminAction(username)
  const inputRef = useRef<HTMLInputElement>(null)
  const [isPending, startTransition] = useTransition()

  function replace(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    // The same file picked again after a failure must count as a change.
    event.target.value = ''
    if (!file) return
    if (!isAcceptableFile(file)) {
      toast.show({ variant: 'error', title: INVALID_FILES_TITLE, description: INVALID_FILES_MESSAGE })
      return
    }
    startTransition(async () => {
      const form = new FormData()
      form.set('name', name)
      form.set('file', await shrinkImage(file), file.name)
      const replaced = await run('Not replaced', () => replacePicture(form))
      if (!replaced) return
      toast.show({
        variant: 'success',
        title: 'Picture replaced',
        description:
          replaced.posts === 0
            ? 'No post showed it.'
            : `Now in ${replaced.posts === 1 ? '1 post' : `${replaced.posts} posts`}.`,
      })
      router.push(pictureHref(replaced.name))
    })
  }
  return (
    <div>
      <input
        ref={inputRef}
        type="file"
        accept={IMAGE_ACCEPT}
        onChange={replace}
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
