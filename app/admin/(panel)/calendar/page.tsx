import type { Metadata } from 'next'
import { Calendar } from '@/components/admin/calendar/calendar'
import { PanelPage } from '@/components/admin/shared/panel-page'
import { requireAdminContext } from '@/lib/auth/session'
import { listDrafts, listPlans } from '@/lib/posts/admin/calendar'
import { monthKey, monthOf, readMonth, spanOf } from '@/lib/posts/admin/month'
import { siteDay } from '@/lib/site-day'

export const metadata: Metadata = { title: 'Calendar' }

export default async function CalendarPage({ searchParams }: PageProps<'/admin/calendar'>) {
  const context = await requireAdminContext()
  const month = readMonth((await searchParams).month) ?? monthOf(new Date(siteDay(new Date())))
  const [plans, drafts] = await Promise.all([listPlans(context, spanOf(month)), listDrafts(context)])
  return (
    <PanelPage title="Calendar">
      <Calendar key={monthKey(month)} month={month} plans={plans} drafts={drafts} />
    </PanelPage>
  )
}
