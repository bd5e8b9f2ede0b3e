import './admin.css'
import type { Metadata } from 'next'
import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { ToastProvider } from '@/components/ui/toast'
import { iconLinks } from '@/lib/seo/icons'
import { getSite } from '@/lib/settings/get-site'

// No page of the panel has a part that is the same for all: what is shown depends on who asks.
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await getSite()
  return {
    title: { default: `${name} Admin`, template: `%s | ${name} Admin` },
    robots: { index: false, follow: false },
    icons: iconLinks,
  }
}

export default async function AdminLayout({ children }: { children: ReactNode }) {
  // Rendered per request: every script carries the nonce of the panel's policy, which differs each time.
  await connection()
  return <ToastProvider>{children}</ToastProvider>
}
