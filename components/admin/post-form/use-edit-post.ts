import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { withoutUploadMarks } from '../editor/upload-mark'
import { usePictures } from '../images/use-images'
import { draftKey } from './draft-store'
import { type Intent, postFormSchema, type PostFormValues, toLocalInput, toSaveInput } from './form-schema'
import type { KeptCopy } from './kept-copy'
import { useAutosave } from './use-autosave'
import { useEarlyText } from './use-early-text'
import { useElsewhere } from './use-elsewhere'
import { useLeaveWarning } from './use-leave-warning'
import { usePublish } from './use-publish'
import { useRecovery } from './use-recovery'
import { useSecondThoughts } from './use-second-thoughts'
import { useToast } from '@/components/ui/toast'
import { savePost } from '@/lib/posts/admin/actions'
import { isConflict } from '@/lib/posts/admin/conflict'
import type { EditablePost } from '@/lib/posts/admin/row'
import type { Theirs } from '@/lib/posts/admin/save'
import type { PostState } from '@/lib/posts/admin/state'

const INTENT_OF: Record<PostState, Intent> = {
  draft: 'draft',
  scheduled: 'schedule',
  published: 'publish',
  bin: 'draft',
}

/** What saving a post without changing where it stands asks for. */
export const keepingIntent = ({ state }: Pick<EditablePost, 'state'>): Intent => INTENT_OF[state]

const formOf = (post: EditablePost): PostFormValues => ({
  ...post.values,
  intent: keepingIntent(post),
  publishAt: post.state === 'scheduled' ? toLocalInput(post.publishedAt) : '',
})

function savedTitle(before: EditablePost, after: EditablePost): string {
  if (after.state === 'scheduled') return 'Post Scheduled'
  if (after.state === 'draft') return before.state === 'draft' ? 'Draft Saved' : 'Post Unpublished'
  return before.state === 'published' ? 'Changes Published' : 'Blog Published Successfully!'
}

function savedToast(before: EditablePost, after: EditablePost) {
  const link = after.state === 'published' && { link: { href: `/blog/${after.slug}`, label: 'View live post' } }
  return { variant: 'success', title: savedTitle(before, after), description: after.title, ...link } as const
}

/** The state of one existing post's form: saving with a version, autosave, recovery, and another editor's save. */
export function useEditPost({ username, post, copy }: { username: string; post: EditablePost; copy: KeptCopy | null }) {
  const toast = useToast()
  const router = useRouter()
  const storageKey = draftKey(username, post.id)
  /** The post as it was last seen to be saved. */
  const [base, setBase] = useState(post)
  /** Older than `base.version` when a restored copy began with an older version: the save then asks. */
  const [version, setVersion] = useState(post.version)
  const [theirs, setTheirs] = useState<Theirs | null>(null)
  const form = useForm<PostFormValues, unknown, PostFormValues>({
    resolver: zodResolver(postFormSchema),
    defaultValues: formOf(post),
    reValidateMode: 'onSubmit',
  })
  const tray = usePictures()
  const isElsewhere = useElsewhere(storageKey)
  const recovery = useRecovery(post, storageKey, copy)
  const autosave = useAutosave({
    form,
    storageKey,
    id: post.id,
    version,
    saved: base.values,
    isPaused: recovery.offer !== null,
  })
  useEarlyText(form, post.values)

  function show(saved: EditablePost, { dropThere }: { dropThere: boolean }) {
    // At once: what the form holds is compared with the base as soon as it changes.
    flushSync(() => {
      setBase(saved)
      setVersion(saved.version)
      setTheirs(null)
    })
    form.reset(formOf(saved))
    autosave.settle(dropThere)
  }

  const publish = usePublish<EditablePost>({
    form,
    tray,
    send: (values, over) => savePost(toSaveInput(values, { id: post.id, version: over ?? version })),
    onSaved: (saved) => {
      show(saved, { dropThere: false })
      tray.clear({ published: true })
      toast.show(savedToast(base, saved))
      // The page around the form names the title and the status too.
      router.refresh()
    },
    onConflict: (failure) => {
      if (isConflict(failure)) setTheirs(failure.theirs)
      else toast.show({ variant: 'error', title: 'Not Saved', description: failure.message })
    },
  })
  const isOnlyHere = autosave.isRefused && autosave.state.kind !== 'saved' && autosave.state.kind !== 'kept'
  useLeaveWarning(publish.busyWith !== null || tray.pictures.length > 0 || isOnlyHere)

  function restore({ fields, baseVersion }: KeptCopy) {
    flushSync(() => {
      recovery.restored()
      setVersion(Math.min(baseVersion, post.version))
    })
    form.reset({ ...formOf(post), ...fields, content: withoutUploadMarks(fields.content) }, { keepDefaultValues: true })
  }

  const { discard, takeTheirs } = useSecondThoughts({ form, drop: recovery.discard, restore, show })
  return {
    form,
    tray,
    base,
    publish,
    autosave,
    recovery,
    isElsewhere,
    restore,
    discard,
    theirs,
    takeTheirs,
    later: () => setTheirs(null),
  }
}

export type EditPost = ReturnType<typeof useEditPost>
