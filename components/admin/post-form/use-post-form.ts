import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { usePictures } from '../pictures/use-pictures'
import { draftKey } from './draft-store'
import { emptyPost } from './empty-post'
import { useDraft } from './use-draft'
import { useLeaveWarning } from './use-leave-warning'
import { usePublish } from './use-publish'
import { type PublishInput, publishSchema, type PublishValues } from '@/lib/posts/schema'

/** The state of one new post: texts, pictures, draft, and publishing them. */
export function usePostForm(username: string) {
  const form = useForm<PublishInput, unknown, PublishValues>({
    resolver: zodResolver(publishSchema),
    defaultValues: emptyPost,
    // An error goes when its field is edited and comes back only with the next submit (spec, section 5).
    reValidateMode: 'onSubmit',
  })
  const tray = usePictures()
  const draft = useDraft(form, draftKey(username, 'new-post'))
  /** Counts the posts of this page's life: a key that empties what keeps its own state, such as the prompt. */
  const [round, setRound] = useState(0)

  function startOver({ published }: { published: boolean }) {
    form.reset(emptyPost)
    tray.clear({ published })
    draft.clear()
    setRound((before) => before + 1)
  }

  const publish = usePublish({ form, tray, onPublished: () => startOver({ published: true }) })
  useLeaveWarning(publish.isBusy || tray.pictures.length > 0)

  function discardDraft() {
    // At once: a reset forgets the fields until they are rendered again, and the button that was pressed is gone then.
    flushSync(() => startOver({ published: false }))
    form.setFocus('title')
  }

  return { form, tray, round, publish, isRestored: draft.restored, discardDraft, clear: () => startOver({ published: false }) }
}
