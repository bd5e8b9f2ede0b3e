import type { Metadata } from 'next'
import { connection } from 'next/server'
import { GuestComment } from '@/components/posts/guest-comment'
import { NotFoundHere } from '@/components/site/not-found-page'
import { PostArticle } from '@/components/posts/post-article'
import { longDate } from '@/lib/dates'
import { findAuthorProfile } from '@/lib/authors/public'
import { siteUrl } from '@/lib/env'
import { getPreview } from '@/lib/posts/preview'
import { paragraphsOf } from '@/lib/posts/reviews/schema'
import { getSite } from '@/lib/settings/get-site'
import { getRenderedPost } from '@/lib/posts/rendering/rendered'

export const instant = false

/** The address is secret: search engines and linked sites must not learn it. */
export const metadata: Metadata = {
  title: 'Preview',
  robots: { index: false, follow: false },
  referrer: 'same-origin',
}

export default async function PreviewPage({ params }: PageProps<'/preview/[token]'>) {
  await connection()
  const { token } = await params
  const preview = await getPreview(token)
  // Its answer has begun: `notFound()` would need a script to show its screen.
  if (!preview) return <NotFoundHere />
  const [site, rendered, author] = await Promise.all([
    getSite(),
    getRenderedPost(preview.post),
    findAuthorProfile(preview.post.authorSlug),
  ])
  return (
    <>
      <p role="note" className="border-b border-line bg-paper-sunk px-5 py-2 text-center text-sm text-ink-soft">
        This is a preview of the post as it is saved now. The link works until{' '}
        <time dateTime={preview.expiresAt}>{longDate(preview.expiresAt)}</time>.
      </p>
      <PostArticle
        post={preview.post}
        author={author}
        rendered={rendered}
        related={[]}
        adjacent={{ older: null, newer: null }}
        origin={siteUrl()}
        siteName={site.name}
      />
      {preview.takesComments && <GuestComment token={token} paragraphs={paragraphsOf(preview.post.content)} />}
    </>
  )
}
