import './globals.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { fontClasses } from '@/components/site/fonts'
import { SiteProvider } from '@/components/site/site-context'
import { siteUrl } from '@/lib/env'
import { iconLinks } from '@/lib/seo/icons'
import { THEME_COLOURS } from '@/lib/seo/colour-scheme'
import { getSite } from '@/lib/settings/get-site'
import { rootStyle, frameOf } from '@/lib/site'

export async function generateMetadata(): Promise<Metadata> {
  const site = await getSite()
  return {
    metadataBase: new URL(siteUrl()),
    title: { default: site.name, template: `%s | ${site.name}` },
    description: site.description,
    applicationName: site.name,
    formatDetection: { telephone: false, address: false, email: false },
    icons: iconLinks,
  }
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: THEME_COLOURS.light },
    { media: '(prefers-color-scheme: dark)', color: THEME_COLOURS.dark },
  ],
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const site = await getSite()
  return (
    <html lang={site.locale} className={fontClasses} style={rootStyle(site)} suppressHydrationWarning>
      <body>
        <SiteProvider site={frameOf(site)}>{children}</SiteProvider>
      </body>
    </html>
  )
}
