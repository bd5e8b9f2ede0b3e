import { Icon } from '@/components/ui/icon'
import { arrowLeft, rss } from '@/components/ui/outlines'
import { Link } from '@/components/ui/link'
import { Pager } from '@/components/posts/pager'
import { PostCards } from '@/components/posts/post-cards'
import { JsonLd } from '@/components/site/json-ld'
import { topicPath, topicsPage, topicText } from '@/lib/content/topics'
import type { ListingPage } from '@/lib/posts/public'
import type { PostTopic } from '@/lib/posts/topics'
import { topicFeedKey } from '@/lib/seo/feeds/addresses'
import { topicGraph } from '@/lib/seo/topic-facts'
import { feedPath, pagedPath } from '@/lib/urls'

type Props = { topic: PostTopic; page: number; listing: ListingPage }

/** A page (from 1) of the posts of a topic, of whatever type. */
export function TopicPosts({ topic, page, listing: { posts, hasNext } }: Props) {
  const { title, description } = topicText(topic)
  return (
    <>
      <JsonLd data={topicGraph(topic, page, posts)} />
      <header className="mb-10">
        <Link href="/topics" className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4">
          <Icon outline={arrowLeft} className="size-4" /> {topicsPage.title}
        </Link>
        <h1 className="mt-2 text-h1">
          {title}
          {page > 1 && <span className="text-ink-soft"> · Page {page}</span>}
        </h1>
        <p className="measure mt-4 text-ink-soft">{description}</p>
        <a
          href={feedPath(topicFeedKey(topic.slug), 'xml')}
          className="mt-2 inline-flex min-h-11 items-center gap-2 text-small underline underline-offset-4"
        >
          <Icon outline={rss} className="size-4" /> {topicsPage.feed}
        </a>
      </header>
      <PostCards posts={posts} hasLead={page === 1} />
      <Pager
        page={page}
        hasNext={hasNext}
        pathOf={(number) => pagedPath(topicPath(topic.slug), number)}
        newer="Newer posts"
        older="Older posts"
      />
    </>
  )
}
