import { FeedList } from '@/components/feeds/feed-list'
import { PageJsonLd } from '@/components/site/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata('/feeds')

export default function FeedsPage() {
  return (
    <>
      <PageJsonLd path="/feeds" />
      <FeedList />
    </>
  )
}
