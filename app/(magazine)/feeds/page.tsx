import { FeedList } from '@/components/feeds/feed-list'
import { PageData } from '@/components/site/page-data'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata('/feeds')

export default function FeedsPage() {
  return (
    <>
      <PageData path="/feeds" />
      <FeedList />
    </>
  )
}
