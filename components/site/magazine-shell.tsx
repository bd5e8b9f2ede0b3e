import Link from 'next/link'
import type { ReactNode } from 'react'
import { contentNavigation, footerLinks } from '@/lib/content/navigation'
import { site } from '@/lib/site'

/** Header, main column and footer of the magazine's pages. */
export function MagazineShell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line">
        <nav aria-label="Main" className="page-width flex flex-wrap items-center gap-x-6 gap-y-2 py-4">
          <Link href="/" className="font-display text-2xl font-semibold">
            {site.name}
          </Link>
          {contentNavigation.map(({ href, label }) => (
            <Link key={href} href={href} className="py-2">
              {label}
            </Link>
          ))}
        </nav>
      </header>
      <main id="main" className="page-width flex-1 py-12">
        {children}
      </main>
      <footer className="border-t border-line">
        <nav aria-label="Footer" className="page-width flex flex-wrap gap-x-6 gap-y-2 py-8 text-ink-soft">
          {footerLinks.map(({ href, label }) => (
            <Link key={href} href={href}>
              {label}
            </Link>
          ))}
        </nav>
      </footer>
    </div>
  )
}
