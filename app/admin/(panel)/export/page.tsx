import type { Metadata } from 'next'
import { ExportForm } from '@/components/admin/export/export-form'
import { PanelPage } from '@/components/admin/shared/panel-page'
import { requireAdminContext } from '@/lib/auth/session'

export const metadata: Metadata = { title: 'Export' }

export default async function ExportPage() {
  await requireAdminContext('import_export')
  return (
    <PanelPage
      title="Export"
      width="text"
      intro="Takes the site out as a file. It holds no accounts and no passwords. A download that broke off does not open: begin it again. The log names who exported what."
    >
      <ExportForm />
    </PanelPage>
  )
}
