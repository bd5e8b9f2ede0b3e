import type { Metadata } from 'next'
import { GuestComment } from '@/components/posts/guest-comment'

export const metadata: Metadata = { title: 'Your comment', robots: { index: false, follow: false } }

/**
 * Answers comments sent without JavaScript. The page of a preview cannot: it resumes from its prerendered shell and
 * loses the state of a form.
 */
export default function CommentPage() {
  return (
    <>
      <h1 className="text-center text-h1">Your comment</h1>
      <GuestComment />
    </>
  )
}
