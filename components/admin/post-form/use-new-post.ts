import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { usePictures } from '../images/use-images'
import { draftKey } from './draft-store'
import { emptyForm, type Intent, postFormSchema, type PostFormValues, toSaveInput } from './form-schema'
import { type PostFormMethods, useDraft } from './use-draft'
import { useEarlyText } from './use-early-text'
import { useElsewhere } from './use-elsewhere'
import { useLeaveWarning } from './use-leave-warning'
import { usePublish } from './use-publish'
import { useToast } from '@/components/ui/toast'
import type { ActionResult } from '@/lib/action-result'
import { type PublishedPost, publishPost } from '@/lib/posts/actions'
import { savePost } from '@/lib/posts/admin/actions'
import type { EditablePost } from '@/lib/posts/admin/row'

const publishedToast = ({ title, slug }: PublishedPost) =>
  ({
    variant: 'success',
    title: 'Blog Published Successfully!',
    description: title,
    link: { href: `/blog/${slug}`, label: 'View live post' },
  }) as const

type Saved = PublishedPost | EditablePost

const send = (values: PostFormValues): Promise<ActionResult<Saved>> =>
  values.intent === 'publish' ? publishPost(values) : savePost(toSaveInput(values, null))

/** The id of the post that the form makes, kept with its draft: what is sent again is known again. Only https has chance. */
function idOf(form: PostFormMethods): string | undefined {
  const id = form.getValues('id') ?? crypto.randomUUID?.()
  form.setValue('id', id)
  return id
}

/** The state of one new post: texts, pictures, draft, and publishing, keeping or planning them. */
export function useNewPost(username: string) {
  const toast = useToast()
  const router = useRouter()
  const form = useForm<PostFormValues, unknown, PostFormValues>({
    resolver: zodResolver(postFormSchema),
    defaultValues: emptyForm,
    // An error goes when its field is edited and comes back only with the next submit (spec, section 5).
    reValidateMode: 'onSubmit',
  })
  const tray = usePictures()
  const formKey = draftKey(username, 'new-post')
  const draft = useDraft(form, formKey)
  useEarlyText(form, emptyForm)
  const isElsewhere = useElsewhere(formKey)
  /** Counts the posts of this page's life: a key that empties what keeps its own state, such as the prompt. */
  const [round, setRound] = useState(0)

  function startOver({ published }: { published: boolean }) {
    form.reset(emptyForm)
    tray.clear({ published })
    draft.clear()
    setRound((before) => before + 1)
  }

  function onSaved(post: Saved, intent: Intent) {
    startOver({ published: true })
    if (!('id' in post)) return void toast.show(publishedToast(post))
    toast.show({
      variant: 'success',
      title: intent === 'draft' ? 'Draft Saved' : 'Post Scheduled',
      description: post.title,
    })
    router.push(`/admin/posts/${post.id}`)
  }

  const publish = usePublish({
    form,
    tray,
    send: (values) => send({ ...values, id: idOf(form) }),
    onSaved,
    onConflict: ({ message }) => void toast.show({ variant: 'error', title: 'Not Saved', description: message }),
  })
  useLeaveWarning(publish.busyWith !== null || tray.pictures.length > 0 || draft.state === 'refused')

  function discardDraft() {
    const before = form.getValues()
    // At once: a reset forgets the fields until they are rendered again, and the button that was pressed is gone then.
    flushSync(() => startOver({ published: false }))
    form.setFocus('title')
    const undo = () => form.reset(before, { keepDefaultValues: true })
    toast.show({ variant: 'info', title: 'Draft Discarded', action: { label: 'Undo', run: undo } })
  }

  return { form, tray, round, publish, draft, isElsewhere, discardDraft, clear: () => startOver({ published: false }) }
}
