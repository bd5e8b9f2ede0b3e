import type { Metadata } from 'next'
import { ButtonLink } from '@/components/admin/shared/button-link'
import { TextBlockList } from '@/components/admin/blocks/text-blocks'
import { PanelPage } from '@/components/admin/shared/panel-page'
import { requireAdminContext } from '@/lib/auth/session'
import { listBlocks } from '@/lib/posts/blocks/queries'

export const metadata: Metadata = { title: 'Text blocks' }

export default async function TextBlocksPage() {
  const context = await requireAdminContext('publish_all')
  return (
    <PanelPage
      title="Text blocks"
      width="text"
      actions={<ButtonLink href="/admin/posts">All posts</ButtonLink>}
      intro={
        <p>
          A text that many posts show. A post shows it by a line of its own, such as{' '}
          <code>{'{{ conversion-table }}'}</code>. A change here changes all of them at once.
        </p>
      }
    >
      <TextBlockList blocks={await listBlocks(context)} />
    </PanelPage>
  )
}
