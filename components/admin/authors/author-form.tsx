'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { pickImage } from '../images/files'
import { useUpload } from '../images/use-upload'
import { CheckField } from '../shared/check-field'
import { useActionForm } from '../shared/use-action-form'
import { useLeaveWarning } from '../shared/use-leave-warning'
import { AuthorPortrait } from '@/components/authors/author-portrait'
import { Button } from '@/components/ui/button'
import { AreaField, CharacterCounter, InputField } from '@/components/ui/field'
import { saveAuthor } from '@/lib/authors/actions'
import type { EditableAuthor } from '@/lib/authors/admin'
import {
  BIOGRAPHY_MAX,
  LINKS_MAX,
  PROFILE_LABELS,
  type ProfileInput,
  profileSchema,
  type ProfileValues,
} from '@/lib/authors/schema'
import type { ImageInfo } from '@/lib/images/image'
import { newId } from '@/lib/new-id'
import { counted } from '@/lib/text'

type Props = {
  seed: string
  image: ImageInfo | null
  onDraw: () => void
  /** Null switches back to the drawing. */
  onPicture: (image: ImageInfo | null) => void
} & ReturnType<typeof useUpload>

/** The portrait of an author: a drawing or an uploaded picture. */
function PortraitField({ seed, image, onDraw, onPicture, isSending, upload }: Props) {
  return (
    <fieldset className="grid content-start justify-items-start gap-3">
      <legend className="mb-1.5 text-sm font-semibold">{PROFILE_LABELS.portrait}</legend>
      <AuthorPortrait
        portrait={image ? { kind: 'picture', image } : { kind: 'drawn', seed }}
        sizes="160px"
        className="h-50 w-40"
      />
      {image ? (
        <Button tone="secondary" onClick={() => onPicture(null)}>
          Use a drawing
        </Button>
      ) : (
        <Button tone="secondary" onClick={onDraw}>
          Draw another
        </Button>
      )}
      <Button tone="secondary" isBusy={isSending} onClick={() => pickImage(upload)}>
        {isSending ? 'Uploading...' : image ? 'Upload another picture' : 'Upload a picture'}
      </Button>
    </fieldset>
  )
}

const EMPTY: ProfileInput = {
  ...{ name: '', slug: '', role: '', biography: '', signature: '', links: '' },
  ...{ portraitSeed: '', portraitImage: null, onAbout: false },
}
const typedOf = ({ links, ...values }: ProfileValues): ProfileInput => ({ ...values, links: links.join('\n') })

type TextName = 'name' | 'slug' | 'role' | 'signature'

function useAuthorForm(author: EditableAuthor | null) {
  const router = useRouter()
  const [image, setImage] = useState<ImageInfo | null>(author?.image ?? null)
  const actionForm = useActionForm({
    schema: profileSchema,
    defaultValues: author ? typedOf(author.values) : EMPTY,
    failed: 'Not saved',
    send: (values) => saveAuthor({ ...values, target: author && { id: author.id, version: author.version } }),
    onDone: ({ posts }) => {
      form.reset(form.getValues())
      router.push('/admin/authors')
      const description = `The byline of ${counted(posts, 'post')} was brought up to date.`
      return { title: 'Author saved', ...(posts > 0 && { description }) }
    },
  })
  const { form } = actionForm
  function showPicture(picture: ImageInfo | null) {
    setImage(picture)
    form.setValue('portraitImage', picture?.src ?? null, { shouldDirty: true })
  }
  return { ...actionForm, ...useUpload(showPicture), image, showPicture }
}

/** A random seed for another drawing; the same seed always gives the same drawing. */
const anotherSeed = (name: string) => `${name || 'author'}-${newId().slice(0, 8)}`.slice(-100)

/** Edits the public profile of an author; null adds one. */
export function AuthorForm({ author }: { author: EditableAuthor | null }) {
  const { form, field, image, save, isSubmitting, isSending, upload, showPicture } = useAuthorForm(author)
  const { errors, isDirty } = form.formState
  useLeaveWarning(isDirty || isSending)
  const typed = useWatch({ control: form.control })
  const line = (name: TextName, hint?: string) => (
    <InputField label={PROFILE_LABELS[name]} hint={hint} {...field(name)} autoComplete="off" />
  )
  return (
    <form onSubmit={save} noValidate className="grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_12rem]">
      <div className="grid gap-6">
        {line('name', author ? 'A new name reaches every post that bears the old one.' : undefined)}
        {line('role', 'Such as “Head of Recipes”.')}
        <AreaField
          label={PROFILE_LABELS.biography}
          hint="Two or three sentences."
          rows={5}
          aside={<CharacterCounter length={typed.biography?.length ?? 0} max={BIOGRAPHY_MAX} />}
          {...field('biography')}
        />
        {line('signature', 'The dish that they are known for. May be empty.')}
        <AreaField
          label={PROFILE_LABELS.links}
          hint={`Where they are found elsewhere: one address a line, up to ${LINKS_MAX}.`}
          rows={3}
          {...form.register('links')}
          error={
            errors.links?.message ?? (Array.isArray(errors.links) ? errors.links.find(Boolean)?.message : undefined)
          }
        />
        {line(
          'slug',
          author
            ? 'What stands behind /authors/. The old address will lead here.'
            : 'What stands behind /authors/. Left empty, it is made from the name.',
        )}
        <CheckField label={PROFILE_LABELS.onAbout} {...form.register('onAbout')} className="gap-3 font-semibold" />
        {/* A save leaves the page, and would lose a picture that is being uploaded. */}
        <Button type="submit" isBusy={isSubmitting || isSending} className="justify-self-start">
          {isSubmitting ? 'Saving...' : 'Save author'}
        </Button>
      </div>
      <PortraitField
        seed={typed.portraitSeed || typed.slug || typed.name || 'author'}
        image={image}
        onDraw={() => form.setValue('portraitSeed', anotherSeed(form.getValues('slug')), { shouldDirty: true })}
        onPicture={showPicture}
        isSending={isSending}
        upload={upload}
      />
    </form>
  )
}
