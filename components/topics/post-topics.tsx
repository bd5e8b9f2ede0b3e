import { Link } from '@/components/ui/link'
import { topicPath, topicsPage, topicText } from '@/lib/content/topics'
import type { PostTopic } from '@/lib/posts/topics'

/** The ways from a post to the others that are about the same. */
export function PostTopics({ topics }: { topics: readonly PostTopic[] }) {
  if (topics.length === 0) return null
  return (
    <nav aria-labelledby="topics-title" className="post-topics mt-10 border-t border-line pt-5">
      <h2 id="topics-title" className="text-[1.2rem]">
        {topicsPage.related}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {topics.map((topic) => (
          <li key={topic.slug}>
            <Link href={topicPath(topic.slug)} className="chip">
              {topicText(topic).title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
