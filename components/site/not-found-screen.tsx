import { useRouter } from 'next/navigation'
import { Icon } from '@/components/ui/icon'
import { arrowRight } from '@/components/ui/shell-outlines'
import { arrowLeft } from '@/components/ui/outlines'
import { Link } from '@/components/ui/link'
import { cutButton } from './cut-button'
import { LinkButton } from './link-button'
import { MissingPath } from './missing-path'
import { notFoundScreen, notFoundToolCategories, popularPages } from '@/lib/content/screens'
import type { LinkItem } from '@/lib/content/types'

export default function NotFoundScreen() {
  const { code, title, text, home, tools, popularTitle, toolsTitle } = notFoundScreen
  return (
    <>
      <div className="grid items-center gap-x-8 gap-y-6 lg:grid-cols-12">
        <div className="lost-picture lg:order-2 lg:col-span-6" />
        <div className="lg:col-span-6">
          <p className="cut-small inline-block -rotate-3 bg-(--sheet-saffron) px-[0.35em] pt-[0.1em] pb-[0.12em] font-display text-hero leading-none font-semibold text-(--sheet-ink)">
            {code}
          </p>
          <h1 className="mt-4 text-h1 font-semibold">{title}</h1>
          <p className="mt-4 max-w-[48ch] text-ink-soft">{text}</p>
          <div className="mt-8 flex flex-wrap gap-4">
            <LinkButton {...home} />
            <LinkButton {...tools} tone="secondary" />
            <GoBack />
          </div>
        </div>
      </div>
      <div className="mt-16 grid gap-12 lg:grid-cols-2 lg:gap-8">
        <LinkGrid id="popular" title={popularTitle} links={popularPages} />
        <LinkGrid id="tool-categories" title={toolsTitle} links={notFoundToolCategories} />
      </div>
      <Help />
    </>
  )
}

function GoBack() {
  const router = useRouter()
  function goBack() {
    // A page opened in a new tab has no history.
    if (window.history.length > 1) window.history.back()
    else router.push('/')
  }
  return (
    <button type="button" onClick={goBack} className={cutButton({ tone: 'secondary', className: 'cursor-pointer' })}>
      <Icon outline={arrowLeft} className="size-4" />
      {notFoundScreen.back}
    </button>
  )
}

function LinkGrid({ id, title, links }: { id: string; title: string; links: readonly LinkItem[] }) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="text-h2 font-semibold">
        {title}
      </h2>
      <ul className="mt-5 grid gap-3 sm:grid-cols-2">
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              className="paper-card cut-small flex min-h-14 items-center justify-between gap-3 bg-paper-raised px-4 py-2 font-semibold shadow-paper"
            >
              {label}
              <Icon outline={arrowRight} className="size-4 shrink-0 text-accent" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Help() {
  const { contactText, contact, detailsTitle, requestedPath, errorCode } = notFoundScreen
  return (
    <div className="mt-14 grid gap-6 border-t border-line pt-8 lg:grid-cols-2 lg:gap-8">
      <p>
        {contactText}{' '}
        <Link href={contact.href} className="font-semibold text-accent underline underline-offset-4">
          {contact.label}
        </Link>
      </p>
      <details className="text-[0.9375rem]">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">{detailsTitle}</summary>
        <dl className="mt-2">
          <dt className="text-ink-soft">{requestedPath}</dt>
          <dd>
            <MissingPath />
          </dd>
        </dl>
        <p className="mt-3 font-mono">{errorCode}</p>
      </details>
    </div>
  )
}
