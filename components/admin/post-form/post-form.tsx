'use client'

import { EditPostForm } from './edit-post-form'
import type { KeptCopy } from './kept-copy'
import { NewPostForm } from './new-post-form'
import type { EditablePost } from '@/lib/posts/admin/row'

/** A new post, or an existing one with what its editor typed and did not save. */
export type FormMode = { kind: 'new' } | { kind: 'edit'; post: EditablePost; copy: KeptCopy | null }

/** The form of a post: published at once when it is new, saved as a new version when it is not. */
export function PostForm({ username, mode }: { username: string; mode: FormMode }) {
  return mode.kind === 'new' ? (
    <NewPostForm username={username} />
  ) : (
    <EditPostForm username={username} post={mode.post} copy={mode.copy} />
  )
}
