import { Link } from '@/components/ui/link'
import { listAuthors } from '@/lib/authors/queries'
import { authorsPage } from '@/lib/content/discovery'
import { shortDate } from '@/lib/dates'
import { authorPath } from '@/lib/urls'

/** Everybody who has written something, in the order of their names. */
export async function AuthorList() {
  const authors = await listAuthors()
  return (
    <>
      <h1 className="text-h1">{authorsPage.title}</h1>
      <p className="measure mt-4 text-ink-soft">{authorsPage.intro}</p>
      <ul className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {authors.map(({ slug, name, newestAt }) => (
          <li key={slug} className="cut bg-paper-raised p-6 shadow-paper">
            <Link href={authorPath(slug) ?? '/authors'} className="font-display font-semibold text-2xl">
              {name}
            </Link>
            <p className="mt-2 text-sm text-ink-soft">
              {authorsPage.latest} <time dateTime={newestAt}>{shortDate(newestAt)}</time>
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
