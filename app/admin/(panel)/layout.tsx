import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { LoginScreen } from '@/components/admin/login/login-form'
import { SignInPage } from '@/components/admin/login/sign-in-page'
import { SignInProvider } from '@/components/admin/shared/admin-action'
import { RightsProvider } from '@/components/admin/shared/rights'
import { Forward } from '@/components/admin/shell/forward'
import { PageAnnouncement } from '@/components/admin/shell/page-announcement'
import { HomeLink, LogoutButton, PanelFrame, PanelHeader, PanelMain } from '@/components/admin/shell/panel-frame'
import { PaletteKey } from '@/components/admin/shell/palette-key'
import { PanelNav } from '@/components/admin/shell/panel-nav'
import { Link } from '@/components/ui/link'
import { logOutPlainly } from '@/lib/auth/actions'
import { LOGIN_PATH } from '@/lib/auth/login-address'
import { getContextOrStep, pageToOpen } from '@/lib/auth/session'
import { offersPasskeys } from '@/lib/auth/sign-in-service'
import { countMessages } from '@/lib/contact/inbox/queries'
import { hasNotifications } from '@/lib/notifications/delivery-log'
import { countReviews } from '@/lib/posts/reviews/queries'
import { getSite } from '@/lib/settings/get-site'

export default async function PanelLayout({ children }: { children: ReactNode }) {
  const context = await getContextOrStep()
  // The session was ended elsewhere: the address stays, and the login leads back to it.
  if (context === LOGIN_PATH)
    return (
      <SignInPage title="Admin Login">
        <LoginScreen to={await pageToOpen()} hasPasskeys={await offersPasskeys()} />
      </SignInPage>
    )
  if (typeof context === 'string') return <Forward to={context} />
  const { username, rights } = context.admin
  const [site, { unread }, reviews, withNotifications] = await Promise.all([
    getSite(),
    countMessages(context),
    countReviews(context),
    hasNotifications(context),
  ])
  const facts = { unread, reviews, hasNotifications: withNotifications, rights }
  return (
    <SignInProvider username={username}>
      <RightsProvider username={username} rights={rights}>
        <PanelFrame>
          <a
            href="#content"
            className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-lg focus:bg-paper-raised focus:px-4 focus:py-2"
          >
            Skip to content
          </a>
          <PanelHeader>
            <p className="flex items-baseline gap-2">
              <span className="font-display font-semibold text-xl">{site.name}</span>
              <span className="text-sm text-ink-soft max-sm:sr-only">Admin</span>
            </p>
            <div className="flex min-w-0 items-center gap-x-1 sm:gap-x-4">
              <p className="flex min-w-0 gap-1 text-sm text-ink-soft">
                <span className="shrink-0 max-sm:sr-only">Logged in as </span>
                <Link
                  href="/admin/account"
                  title="Your account"
                  className="truncate font-semibold text-ink underline-offset-4 focus-inset hover:underline"
                >
                  {username}
                </Link>
              </p>
              <PaletteKey facts={facts} />
              <HomeLink newTab>
                <ExternalLink className="size-4 sm:hidden" />
                <span className="max-sm:sr-only">View site</span>
              </HomeLink>
              <form action={logOutPlainly}>
                <LogoutButton />
              </form>
            </div>
          </PanelHeader>
          <PanelNav {...facts} />
          <PanelMain>{children}</PanelMain>
          <PageAnnouncement />
        </PanelFrame>
      </RightsProvider>
    </SignInProvider>
  )
}
