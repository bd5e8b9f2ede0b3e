import Link from 'next/link'
import { MissingPath } from '@/components/site/missing-path'
import { notFoundScreen } from '@/lib/content/screens'

/** What is not there, said within the panel. */
export default function PanelNotFound() {
  return (
    <div className="grid max-w-md justify-items-start gap-4 py-6">
      <h1 className="text-h2">{notFoundScreen.title}</h1>
      <p className="text-ink-soft">{notFoundScreen.text}</p>
      <p>
        <MissingPath />
      </p>
      <Link href="/admin/posts" className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
        All posts
      </Link>
    </div>
  )
}
