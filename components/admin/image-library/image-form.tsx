'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { FocalPointField } from './focal-point'
import { useAdminAction } from '../shared/use-admin-action'
import { Button } from '@/components/ui/button'
import { CharacterCounter, Field } from '@/components/ui/field'
import { controlStyles } from '@/components/ui/styles'
import { useToast } from '@/components/ui/toast'
import { describeImage } from '@/lib/posts/admin/image-actions'
import type { LibraryImage } from '@/lib/images/library'
import { type ImageInput, imageSchema } from '@/lib/images/schema'
import { IMAGE_ALT_MAX, IMAGE_CAPTION_MAX } from '@/lib/images/image'

const shownIn = (posts: number) =>
  posts === 0 ? undefined : `Renewed in ${posts === 1 ? '1 post' : `${posts} posts`}.`

/** A picture's alt text, caption and focal point. */
export function ImageForm({ image, username }: { image: LibraryImage; username: string }) {
  const toast = useToast()
  const { run, dialog } = useAdminAction(username)
  const { name, alt, caption, focal } = image
  const form = useForm<ImageInput>({
    resolver: zodResolver(imageSchema),
    defaultValues: { name, alt, caption, focal },
  })
  const { errors, isSubmitting } = form.formState
  const typed = useWatch({ control: form.control })

  const save = form.handleSubmit(async (values) => {
    const saved = await run('Not saved', () => describeImage(values))
    if (!saved) return
    form.reset(values)
    const description = shownIn(saved.posts)
    toast.show({ variant: 'success', title: 'Picture saved', ...(description && { description }) })
  })
  return (
    <form onSubmit={save} noValidate className="grid gap-6">
      <Field
        label="Alt text"
        hint="What somebody who cannot see the picture should know. Leave it empty for mere decoration."
        error={errors.alt?.message}
        aside={<CharacterCounter length={typed.alt?.length ?? 0} max={IMAGE_ALT_MAX} />}
      >
        {(control) => <textarea {...control} {...form.register('alt')} rows={3} className={controlStyles} />}
      </Field>
      <Field
        label="Caption"
        hint="Printed under the picture, for everybody."
        error={errors.caption?.message}
        aside={<CharacterCounter length={typed.caption?.length ?? 0} max={IMAGE_CAPTION_MAX} />}
      >
        {(control) => <textarea {...control} {...form.register('caption')} rows={2} className={controlStyles} />}
      </Field>
      <Controller
        control={form.control}
        name="focal"
        render={({ field }) => <FocalPointField image={image} value={field.value} onChange={field.onChange} />}
      />
      <Button type="submit" aria-disabled={isSubmitting || undefined} className="justify-self-start">
        {isSubmitting ? 'Saving...' : 'Save picture'}
      </Button>
      {dialog}
    </form>
  )
}
