import './admin.css'
import type { Metadata } from 'next'
import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { ToastProvider } from '@/components/ui/toast'
import { iconLinks } from '@/lib/seo/icons'
import { site } from '@/lib/site'

export const instant = false

export const metadata: Metadata = {
  title: { default: `${site.name} Admin`, template: `%s | ${site.name} Admin` },
  robots: { index: false, follow: false },
  icons: iconLinks,
}

export default async function AdminLayout({ children }: { children: ReactNode }) {
  // Rendered per request: every script carries the nonce of the panel's policy, which differs each time.
  await connection()
  return <ToastProvider>{children}</ToastProvider>
}
