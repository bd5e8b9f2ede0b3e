import { createContext, use } from 'react'
import { useWatch } from 'react-hook-form'
import type { PostFormState } from './use-post-form'
import { mediaNamesIn } from '@/lib/images/image'
import type { PostFormValues } from '@/lib/posts/editing/form-schema'
import type { Review } from '@/lib/posts/reviews/queries'

type PostEditor = PostFormState & { review: Review | null }

const Context = createContext<PostEditor | null>(null)

export const PostEditorProvider = Context.Provider

/** The form of the open post, with its images, saving and review. Throws outside a `PostEditorProvider`. */
export function usePostEditor(): PostEditor {
  const editor = use(Context)
  if (!editor) throw new Error('usePostEditor needs a PostEditorProvider')
  return editor
}

/** The present value of a field of the form. */
export const usePostValue = <Name extends keyof PostFormValues>(name: Name) => useWatch<PostFormValues, Name>({ name })

/** The present values of all fields. The form has a default for each. */
export const usePostValues = () => useWatch<PostFormValues>() as PostFormValues

/** Whether the post will have an image for search engines: its own, one for sharing, or one in the text or the tray. */
export function useHasPicture(): boolean {
  const { tray } = usePostEditor()
  const [content, images, shareImage] = [usePostValue('content'), usePostValue('images'), usePostValue('shareImage')]
  return tray.images.length + images.length > 0 || shareImage !== '' || mediaNamesIn(content).length > 0
}
