import type { Metadata } from 'next'
import { ListPage, ListSearch, NothingFound, viewTabs } from '@/components/admin/shared/list-page'
import { EmptyState } from '@/components/admin/shared/panel-page'
import { TagList } from '@/components/admin/tags/tag-list'
import { requireAdminContext } from '@/lib/auth/session'
import { topicPath, topicText } from '@/lib/content/topics'
import { listTags } from '@/lib/posts/tags/list'
import { tagList } from '@/lib/posts/tags/schema'

export const metadata: Metadata = { title: 'Tags' }

const VIEWS = [
  ['all', 'All'],
  ['once', 'Used once'],
] as const

export default async function TagsPage({ searchParams }: PageProps<'/admin/tags'>) {
  const context = await requireAdminContext('publish_all')
  const params = tagList.read(await searchParams)
  const { tags, total, page: shown, pages } = await listTags(context, params)
  // Only the current view's total is known.
  const count = (show: string) => (show === params.show ? total.toLocaleString('en') : undefined)
  const views = VIEWS.map(([show, label]) => [show, label, count(show)] as const)
  const listed = tags.map((tag) => ({
    ...tag,
    path: tag.published > 0 && tag.topic !== '' ? topicPath(tag.topic) : null,
    usual: topicText({ slug: tag.topic, name: tag.name }).description,
  }))
  return (
    <ListPage
      title="Tags"
      intro="A tag is changed in all posts at once. The page of a tag shows its description."
      tabs={viewTabs('Tags', views, params.show, (show) => tagList.href(params, { show }))}
      above={<ListSearch {...tagList.search(params)} name="Search the tags" label="Letters of a tag" />}
      list={
        listed.length > 0 ? (
          <TagList tags={listed} />
        ) : params.q || params.show === 'once' ? (
          <NothingFound
            title="No tag found"
            text="No tag has these letters and is used this often."
            href="/admin/tags"
            clear="Show all tags"
          />
        ) : (
          <EmptyState title="No tags yet" text="Tags are typed in the settings of a post." />
        )
      }
      pager={{ page: shown, pages, hrefOf: (page) => tagList.href(params, { page }) }}
    />
  )
}
