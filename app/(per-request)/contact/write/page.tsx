import { MessageSheet } from '@/components/contact/contact-sections'
import { PageJsonLd } from '@/components/site/json-ld'
import { readTopic, type TopicQuery } from '@/lib/contact/receive-message'
import { pageMetadata } from '@/lib/seo/metadata'
import { getPost } from '@/lib/posts/public'

export const generateMetadata = () => pageMetadata('/contact/write')

// Render completely before sending: a streamed part stays hidden without JavaScript.
export const instant = false

/** The contact form with the subject that its link names. Works without JavaScript. */
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
