import { PieceArt } from '@/components/art/piece-art'
import { EmptyState } from '@/components/posts/empty-state'
import { PagedPosts, PagedTitle, UpLink } from '@/components/posts/paged-posts'
import { JsonLd } from '@/components/site/json-ld'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { rss } from '@/components/ui/outlines'
import { topicPath, topicsPage, topicText, TOPIC_GROUPS, type TopicGroup } from '@/lib/content/topics'
import type { PieceName } from '@/lib/drawing/pieces/registry'
import type { Topic } from '@/lib/posts/facets'
import type { ListingPage } from '@/lib/posts/public'
import type { PostTopic } from '@/lib/posts/topics'
import { getSite } from '@/lib/settings/get-site'
import { topicList } from '@/lib/seo/list-facts'
import { listGraph } from '@/lib/seo/paged-list'
import { feedPath, topicFeedKey } from '@/lib/urls'

const LOOKS: Record<TopicGroup, { family: string; piece: PieceName }> = {
  'At the table': { family: 'tomato', piece: 'pot' },
  'In the kitchen': { family: 'lake', piece: 'knife' },
  'Through the year': { family: 'saffron', piece: 'leaf' },
  'Eating well': { family: 'herb', piece: 'carrot' },
  'Dogs and cats': { family: 'beet', piece: 'paw' },
}

function TopicLink({ topic }: { topic: Topic }) {
  const { title, description } = topicText(topic)
  return (
    <li className="relative border-t border-line py-4">
      <h3 className="text-[1.25rem] leading-tight font-semibold">
        <Link href={topicPath(topic.slug)} className="text-link after:absolute after:inset-0 after:content-['']">
          {title}
        </Link>
      </h3>
      <p className="mt-1 text-base text-ink-soft">{description}</p>
      <p className="mt-1 text-small text-ink-soft tabular-nums">{topicsPage.posts(topic.posts)}</p>
    </li>
  )
}

function Group({ name, topics }: { name: TopicGroup; topics: readonly Topic[] }) {
  const { family, piece } = LOOKS[name]
  const id = `topics-${TOPIC_GROUPS.indexOf(name)}`
  return (
    <section aria-labelledby={id} data-family={family} className="grid gap-x-10 md:grid-cols-12">
      <div className="flex items-center gap-4 md:col-span-4 md:block">
        <span className="grid size-24 place-items-center overflow-clip rounded-[999px_999px_8px_8px] bg-(--type-sheet) md:size-44">
          <PieceArt name={piece} className="w-18 md:w-32" />
        </span>
        <h2 id={id} className="text-h2 font-semibold md:mt-4">
          {name}
        </h2>
      </div>
      <ul className="mt-4 grid content-start gap-x-8 sm:grid-cols-2 md:col-span-8 md:mt-0">
        {topics.map((topic) => (
          <TopicLink key={topic.slug} topic={topic} />
        ))}
      </ul>
    </section>
  )
}

/** All topics with posts, in the groups of the site. */
export function TopicList({ topics }: { topics: readonly Topic[] }) {
  return (
    <>
      <h1 className="text-h1">{topicsPage.title}</h1>
      <p className="measure mt-4 mb-12 text-ink-soft">{topicsPage.intro}</p>
      {topics.length === 0 && <EmptyState title={topicsPage.emptyTitle} text={topicsPage.emptyText} />}
      <div className="grid gap-14">
        {TOPIC_GROUPS.map((name) => {
          const own = topics.filter((topic) => topicText(topic).group === name)
          return own.length > 0 && <Group key={name} name={name} topics={own} />
        })}
      </div>
    </>
  )
}

type Props = { topic: PostTopic; page: number; listing: ListingPage }

/** A page (from 1) of the posts of a topic, of all types. */
export async function TopicPosts({ topic, page, listing }: Props) {
  const { title, description } = topicText(topic)
  return (
    <>
      <JsonLd data={listGraph(await getSite(), topicList(topic), page, listing.posts)} />
      <header className="mb-10">
        <UpLink href="/topics" label={topicsPage.title} />
        <PagedTitle title={title} page={page} className="mt-2" />
        <p className="measure mt-4 text-ink-soft">{description}</p>
        <a
          href={feedPath(topicFeedKey(topic.slug), 'xml')}
          className="mt-2 inline-flex min-h-11 items-center gap-2 text-small underline underline-offset-4"
        >
          <Icon outline={rss} className="size-4" /> {topicsPage.feed}
        </a>
      </header>
      <PagedPosts
        {...listing}
        path={topicPath(topic.slug)}
        page={page}
        empty={{ title: topicsPage.emptyTopicTitle, text: topicsPage.emptyTopicText }}
      />
    </>
  )
}
