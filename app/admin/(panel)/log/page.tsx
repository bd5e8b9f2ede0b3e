import type { Metadata } from 'next'
import { LogRetention } from '@/components/admin/log/log-retention'
import { EmptyLog, LogFilters, LogList, logTabs } from '@/components/admin/log/log-views'
import { ExportFileButton } from '@/components/admin/shared/export-file-button'
import { ListPage } from '@/components/admin/shared/list-page'
import { exportLog } from '@/lib/audit/actions'
import { listLog, logMonths } from '@/lib/audit/entries'
import { logList } from '@/lib/audit/params'
import { may } from '@/lib/auth/rights'
import { requireAdminContext } from '@/lib/auth/session'
import { counted } from '@/lib/text'

export const metadata: Metadata = { title: 'Log' }

export default async function LogPage({ searchParams }: PageProps<'/admin/log'>) {
  const context = await requireAdminContext('log')
  const params = logList.read(await searchParams)
  const [{ rows, total, page, pages }, months] = await Promise.all([listLog(context, params), logMonths(context)])
  return (
    <ListPage
      title="Log"
      intro={`Who changed what. Entries can neither be changed nor deleted; they are kept for ${counted(months, 'month')}.`}
      actions={<ExportFileButton params={params} action={exportLog} />}
      tabs={logTabs(params)}
      above={<LogFilters params={params} />}
      list={
        <>
          {rows.length > 0 ? <LogList rows={rows} total={total} params={params} /> : <EmptyLog params={params} />}
          {may(context.admin, 'retention') && <LogRetention months={months} />}
        </>
      }
      pager={{ page, pages, hrefOf: (number) => logList.href(params, { page: number }) }}
    />
  )
}
