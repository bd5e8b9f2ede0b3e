import type { Metadata } from 'next'
import { SettingGroups } from '@/components/admin/settings/setting-groups'
import { PanelPage } from '@/components/admin/shared/panel-page'
import { requireAdminContext } from '@/lib/auth/session'
import { settingGroups } from '@/lib/owner-settings'
import { counted } from '@/lib/text'

export const instant = false

export const metadata: Metadata = { title: 'Settings' }

export default async function SettingsPage() {
  await requireAdminContext('settings')
  const groups = settingGroups()
  const open = groups.flatMap(({ settings }) => settings).filter(({ isPlaceholder }) => isPlaceholder).length
  return (
    <PanelPage title="Settings" width="text">
      <p className="max-w-prose text-ink-soft">
        What the site says about its owner. It is changed in the files that are named here, and is public with the next
        deployment; <code>docs/rebrand.md</code> has every place.{' '}
        {open > 0 && `${counted(open, 'placeholder')} ${open === 1 ? 'waits' : 'wait'} for your own data.`}
      </p>
      <SettingGroups groups={groups} />
    </PanelPage>
  )
}
