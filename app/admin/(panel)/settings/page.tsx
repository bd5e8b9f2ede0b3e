import type { Metadata } from 'next'
import Link from 'next/link'
import { SettingsForm } from '@/components/admin/settings/settings-form'
import { TestMail } from '@/components/admin/settings/test-mail'
import { LocalTime } from '@/components/admin/shared/local-time'
import { PanelPage } from '@/components/admin/shared/panel-page'
import { requireAdminContext } from '@/lib/auth/session'
import { canSendMail } from '@/lib/mail/send'
import { readSettings } from '@/lib/settings/store'

export const metadata: Metadata = { title: 'Settings' }

export default async function SettingsPage() {
  const { supabase } = await requireAdminContext('settings')
  const settings = await readSettings(supabase)
  return (
    <PanelPage
      title="Settings"
      width="text"
      intro={
        <>
          <p>
            What the site says about its owner. A field that is left empty has the value that it shows in grey. Readers
            see a change with their next page.
          </p>
          <p>
            How long messages and the log are kept is set in the{' '}
            <Link href="/admin/messages" className="underline underline-offset-4">
              messages
            </Link>{' '}
            and in the{' '}
            <Link href="/admin/log" className="underline underline-offset-4">
              log
            </Link>
            .
          </p>
          {settings.updatedBy && (
            <p>
              Last changed by {settings.updatedBy}, <LocalTime iso={settings.updatedAt} />.
            </p>
          )}
        </>
      }
    >
      <SettingsForm initial={settings} />
      {canSendMail() && <TestMail />}
    </PanelPage>
  )
}
