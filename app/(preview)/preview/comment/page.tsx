import type { Metadata } from 'next'
import { GuestComment } from '@/components/posts/guest-comment'

export const metadata: Metadata = { title: 'Your comment', robots: { index: false, follow: false } }

/**
 * Answers comments that are sent without scripts. The page of a preview cannot: a page that is resumed from its prerendered
 * shell loses the state of a form.
 */
export default function CommentPage() {
  return (
    <>
      <h1 className="text-center text-h1">Your comment</h1>
      <GuestComment />
    </>
  )
}
