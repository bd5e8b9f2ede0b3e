import type { Metadata } from 'next'
import { ImportHistory } from '@/components/admin/import/import-history'
import { ImportPanel } from '@/components/admin/import/import-steps'
import { PanelPage, PanelSection } from '@/components/admin/shared/panel-page'
import { requireAdminContext } from '@/lib/auth/session'
import { listBylines } from '@/lib/authors/admin'
import { listImports } from '@/lib/import/panel/list'

export const metadata: Metadata = { title: 'Import' }

export default async function ImportPage() {
  const context = await requireAdminContext('import_export')
  const [imports, authors] = await Promise.all([listImports(context), listBylines(context)])
  return (
    <PanelPage
      title="Import"
      width="text"
      intro="Brings posts in from WordPress, Ghost, Markdown, saved recipe pages, recipe keepers, and exports of this site. The files are read in this browser, and nothing is written before you choose what to import."
    >
      <ImportPanel authors={authors.map(({ name }) => name)} />
      <PanelSection title="Earlier imports">
        <ImportHistory imports={imports} />
      </PanelSection>
    </PanelPage>
  )
}
