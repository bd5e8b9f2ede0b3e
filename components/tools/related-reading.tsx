import { Link } from '@/components/ui/link'
import { toolLabels } from '@/lib/content/tools'
import type { PostSummary } from '@/lib/posts/post'
import { postTypes } from '@/lib/posts/types'

type Entry = Pick<PostSummary, 'slug' | 'title' | 'type' | 'minutes'>

/** Posts of the magazine, as a short list. */
export function RelatedReading({ posts }: { posts: readonly Entry[] }) {
  if (posts.length === 0) return null
  return (
    <section>
      <h2 className="text-h2">{toolLabels.relatedPosts}</h2>
      <ul className="mt-6">
        {posts.map(({ slug, title, type, minutes }) => (
          <li key={slug} data-family={postTypes[type].family} className="border-t border-line py-3">
            <Link
              href={`/blog/${slug}`}
              className="inline-flex min-h-11 items-center font-semibold leading-snug underline-offset-4 hover:underline"
            >
              {title}
            </Link>
            <p className="text-[0.9375rem] text-ink-soft">
              <span className="font-semibold text-type">{postTypes[type].label}</span> · {minutes} min read
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
