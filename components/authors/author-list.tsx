import { Link } from '@/components/ui/link'
import { AuthorPortrait } from './author-portrait'
import type { AuthorProfile } from '@/lib/authors/profile'
import { listAuthorProfiles } from '@/lib/authors/public'
import { type Author, listAuthors } from '@/lib/authors/queries'
import { authorsPage } from '@/lib/content/discovery'
import { shortDate } from '@/lib/dates'
import { authorPath } from '@/lib/urls'

type Entry = { author: Author; profile: AuthorProfile | undefined }

/** Those who have a profile in the order of the profiles, then guests; nobody without a post. */
function inOrder(authors: readonly Author[], profiles: readonly AuthorProfile[]): Entry[] {
  const place = ({ profile }: Entry) => (profile ? profiles.indexOf(profile) : profiles.length)
  return authors
    .map((author) => ({ author, profile: profiles.find(({ slug }) => slug === author.slug) }))
    .sort((one, other) => place(one) - place(other))
}

function AuthorCard({ author: { slug, name, newestAt }, profile }: Entry) {
  return (
    <li className="paper-card group relative grid grid-cols-[5.5rem_minmax(0,1fr)] items-end gap-x-5 rounded-[48px_8px_8px_8px] bg-paper-raised pt-7 pr-6 pl-6 shadow-paper even:rounded-[8px_48px_8px_8px]">
      {profile && <AuthorPortrait portrait={profile.portrait} sizes="5.5rem" className="w-22" />}
      <div className={`self-center pb-6 ${profile ? '' : 'col-span-full'}`}>
        <h2 className="text-2xl">
          <Link
            href={authorPath(slug) ?? '/authors'}
            className="decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {name}
          </Link>
        </h2>
        {profile?.role && <p className="mt-1 font-semibold text-accent">{profile.role}</p>}
        <p className="mt-1 text-sm text-ink-soft">
          {authorsPage.latest} <time dateTime={newestAt}>{shortDate(newestAt)}</time>
        </p>
      </div>
    </li>
  )
}

/** Everybody who has written something. */
export async function AuthorList() {
  const [authors, profiles] = await Promise.all([listAuthors(), listAuthorProfiles()])
  return (
    <>
      <h1 className="text-h1">{authorsPage.title}</h1>
      <p className="measure mt-4 text-ink-soft">{authorsPage.intro}</p>
      <ul className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {inOrder(authors, profiles).map((entry) => (
          <AuthorCard key={entry.author.slug} {...entry} />
        ))}
      </ul>
    </>
  )
}
