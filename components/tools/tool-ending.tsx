import { Link } from '@/components/ui/link'
import { servicesBySlugs } from '@/lib/content/services'
import { toolLabels } from '@/lib/content/tools'
import type { PostSummary } from '@/lib/posts/post'
import { postTypes } from '@/lib/posts/types'
import { servicePath } from '@/lib/studio-slugs'
import { toolsByKeys, type ToolTexts } from '@site/tools'
import { ToolRows } from './tool-rows'

/** Posts of the magazine about the tool's subject, as a short list. */
function RelatedReading({ posts }: { posts: readonly PostSummary[] }) {
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

/** The studio's services that take over a tool's work. */
function Services({ texts }: { texts: ToolTexts }) {
  return (
    <section>
      <h2 className="text-h2">{toolLabels.relatedServices}</h2>
      <ul className="mt-6">
        {servicesBySlugs(texts.relatedServices).map(({ slug, title, summary }) => (
          <li key={slug} className="border-t border-line py-3">
            <Link
              href={servicePath(slug)}
              className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
            >
              {title}
            </Link>
            <p className="text-ink-soft">{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Links after a tool: three other tools, the services, and posts about its subject, if any. */
export function ToolEnding({ texts, posts }: { texts: ToolTexts; posts: readonly PostSummary[] }) {
  return (
    <div className="mt-20 grid gap-x-14 gap-y-14 md:grid-cols-[7fr_5fr]">
      <section>
        <h2 className="text-h2">{toolLabels.relatedTools}</h2>
        <ToolRows tools={toolsByKeys(texts.related)} />
      </section>
      <div className="space-y-14">
        <RelatedReading posts={posts} />
        <Services texts={texts} />
      </div>
    </div>
  )
}
