import type { KeptCopy } from './kept-copy'
import type { PostFormMethods } from './use-draft'
import { useToast } from '@/components/ui/toast'
import type { EditablePost } from '@/lib/posts/admin/row'
import type { Theirs } from '@/lib/posts/admin/save'

type Options = {
  form: PostFormMethods
  drop: () => void
  restore: (copy: KeptCopy) => void
  show: (saved: EditablePost, options: { dropThere: boolean }) => void
}

/** Giving up what was typed, with a way back: to what is saved, or to another editor's version. */
export function useSecondThoughts({ form, drop, restore, show }: Options) {
  const toast = useToast()

  function discard(copy: KeptCopy) {
    drop()
    const action = { label: 'Undo', run: () => restore(copy) }
    toast.show({ variant: 'info', title: 'Changes Discarded', description: 'The post is as it was saved.', action })
  }

  function takeTheirs({ post }: Theirs) {
    const mine = form.getValues()
    show(post, { dropThere: true })
    const action = { label: 'Undo', run: () => form.reset(mine, { keepDefaultValues: true }) }
    toast.show({ variant: 'info', title: 'Their Version Taken', description: 'Yours is out of the form.', action })
  }

  return { discard, takeTheirs }
}
