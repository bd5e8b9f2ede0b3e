import type { Metadata } from 'next'
import { SynonymList } from '@/components/admin/search/synonyms'
import { PanelPage } from '@/components/admin/shared/panel-page'
import { requireAdminContext } from '@/lib/auth/session'
import { listSynonyms } from '@/lib/posts/synonyms/queries'

export const metadata: Metadata = { title: 'Search' }

export default async function SearchWordsPage() {
  const context = await requireAdminContext('edit_all')
  return (
    <PanelPage
      title="Search"
      width="text"
      intro="A reader who searches for one of these words finds posts with the others too. Singular and plural, and words that are misspelt, are found without a line here."
    >
      <SynonymList lines={await listSynonyms(context)} />
    </PanelPage>
  )
}
