import { MessageSheet } from '@/components/contact/contact-sections'
import { PageJsonLd } from '@/components/site/json-ld'
import { readTopic, type TopicQuery } from '@/lib/contact/receive-message'
import { pageMetadata } from '@/lib/seo/metadata'
import { getPost } from '@/lib/posts/public'

export const generateMetadata = () => pageMetadata('/contact/write')

// Whole before it is sent: a part that streams in later would stay hidden without JavaScript.
export const instant = false

/** The contact form with its subject filled in, for links that say what it is about. Needs no script for that. */
export default async function WritePage({ searchParams }: { searchParams: Promise<TopicQuery> }) {
  const draft = await readTopic(await searchParams, async (slug) => (await getPost(slug))?.title ?? null)
  return (
    <>
      <PageJsonLd path="/contact/write" />
      <div className="mx-auto max-w-3xl pt-4">
        <MessageSheet draft={draft} heading="h1" />
      </div>
    </>
  )
}
