import type { ReactNode } from 'react'
import { HomeLink, LogoutButton } from '@/components/admin/shell/header-links'
import { PanelNav } from '@/components/admin/shell/panel-nav'
import { requireAdminContext } from '@/lib/auth/session'
import { countMessages } from '@/lib/contact/inbox/queries'
import { hasNotifications } from '@/lib/notifications/log'
import { site } from '@/lib/site'

// Never prerendered: what is shown depends on who asks.
export const instant = false

export default async function PanelLayout({ children }: { children: ReactNode }) {
  const context = await requireAdminContext()
  const [{ unread }, withNotifications] = await Promise.all([countMessages(context), hasNotifications(context)])
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_1fr] bg-paper text-base lg:grid-cols-[14rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-lg focus:bg-paper-raised focus:px-4 focus:py-2"
      >
        Skip to content
      </a>
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line bg-paper-raised px-5 py-2 lg:col-span-2">
        <p className="flex items-baseline gap-2">
          <span className="font-display font-semibold text-xl">{site.name}</span>
          <span className="text-sm text-ink-soft">Admin</span>
        </p>
        <div className="flex flex-wrap items-center gap-x-4">
          <p className="min-w-0 text-sm text-ink-soft">
            Logged in as <strong className="font-semibold break-all text-ink">{context.admin.username}</strong>
          </p>
          <HomeLink newTab>View site</HomeLink>
          <LogoutButton />
        </div>
      </header>
      <PanelNav unread={unread} hasNotifications={withNotifications} />
      <main id="content" tabIndex={-1} className="min-w-0 px-5 py-6 focus-inset sm:px-8 lg:py-8">
        {children}
      </main>
    </div>
  )
}
