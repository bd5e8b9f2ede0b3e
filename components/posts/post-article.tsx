import Link from 'next/link'
import { PostBody } from './post-body'
import { PostPicture } from './post-picture'
import { longDate } from '@/lib/posts/dates'
import type { Post } from '@/lib/posts/row'
import { POST_TYPE_LABELS } from '@/lib/posts/schema'

/** A whole post as a page shows it. */
export function PostArticle({ post }: { post: Post }) {
  return (
    <article data-type={post.type}>
      <header className="mb-8">
        <BackToBlog />
        <p className="mt-6 font-semibold text-type">{POST_TYPE_LABELS[post.type]}</p>
        <h1 className="mt-2 text-h1">{post.title}</h1>
        <p className="mt-4 text-ink-soft">
          {post.author} · <time dateTime={post.publishedAt}>{longDate(post.publishedAt)}</time> · {post.minutes} min read
        </p>
      </header>
      <PostPicture post={post} sizes="(min-width: 1200px) 1200px, 100vw" priority />
      <div className="mt-10">
        <PostBody markdown={post.content} images={post.images} />
      </div>
      <PostCallToAction />
    </article>
  )
}

export function BackToBlog() {
  return (
    <Link href="/blog" className="inline-block py-2 underline">
      Back to Blog
    </Link>
  )
}

function PostCallToAction() {
  return (
    <aside className="cut mt-16 bg-paper-sunk p-10 text-center">
      <h2 className="text-h2">Ready to Transform Your Business?</h2>
      <Link href="/contact" className="mt-6 inline-block rounded-full bg-accent px-6 py-3 font-semibold text-accent-ink">
        Get Started Today
      </Link>
    </aside>
  )
}

/** The screen for a post that is not there, or cannot be told apart from one. */
export function PostNotFound() {
  return (
    <div className="py-16 text-center">
      <h1 className="text-h1">Blog Post Not Found</h1>
      <p className="my-6 text-ink-soft">The blog post you&apos;re looking for doesn&apos;t exist.</p>
      <BackToBlog />
    </div>
  )
}
