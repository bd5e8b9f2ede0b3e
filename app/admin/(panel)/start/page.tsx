import type { Metadata } from 'next'
import { PanelPage } from '@/components/admin/shared/panel-page'
import { FirstSteps } from '@/components/admin/start/first-steps'
import { may } from '@/lib/auth/rights'
import { requireAdminContext } from '@/lib/auth/session'
import { countExamples } from '@/lib/examples/panel'
import { hasPosts } from '@/lib/posts/admin/list'
import { getSite } from '@/lib/settings/get-site'
import { readSettings } from '@/lib/settings/store'

export const metadata: Metadata = { title: 'First steps' }

export default async function StartPage() {
  const context = await requireAdminContext()
  const { admin, supabase } = context
  const [site, settings, isBegun, examples] = await Promise.all([
    getSite(),
    may(admin, 'settings') ? readSettings(supabase) : null,
    hasPosts(context),
    countExamples(context),
  ])
  return (
    <PanelPage
      title="First steps"
      width="text"
      intro={
        isBegun ? 'The site has posts: readers see those that are published.' : 'The site is ready and has no post yet.'
      }
    >
      <FirstSteps
        who={admin}
        siteName={site.name}
        isNamed={settings?.fields.name !== undefined}
        hasPosts={isBegun}
        examples={examples}
      />
    </PanelPage>
  )
}
