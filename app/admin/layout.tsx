import './admin.css'
import type { Metadata } from 'next'
import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { ToastProvider } from '@/components/ui/toast'
import { iconLinks } from '@/lib/seo/icons'
import { getSite } from '@/lib/settings/get-site'

// Panel pages have no shared static part: their content depends on the account.
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
  // Render per request: every script needs the nonce of this response's policy.
  await connection()
  return <ToastProvider>{children}</ToastProvider>
}
