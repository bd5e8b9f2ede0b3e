import { createContext, use } from 'react'
import type { PostFormState } from './use-post-form'
import type { Review } from '@/lib/posts/reviews/queries'

type PostEditor = PostFormState & { review: Review | null }

const Context = createContext<PostEditor | null>(null)

export const PostEditorProvider = Context.Provider

/** The form of the open post with its pictures, its saving and its review, for every part of the editor. */
export function usePostEditor(): PostEditor {
  const editor = use(Context)
  if (!editor) throw new Error('usePostEditor needs a PostEditorProvider')
  return editor
}
