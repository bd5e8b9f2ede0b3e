import { createContext, use } from 'react'
import type { PostFormState } from './use-post-form'
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
