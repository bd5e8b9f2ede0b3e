import type { Metadata } from 'next'
import { GuestComment } from '@/components/posts/guest-comment'

export const metadata: Metadata = { title: 'Your comment', robots: { index: false, follow: false } }

/** Answers comments sent without JavaScript. A preview page loses a form's state: it resumes from its shell. */
export default function CommentPage() {
  return (
    <>
      <h1 className="text-center text-h1">Your comment</h1>
      <GuestComment />
    </>
  )
}
