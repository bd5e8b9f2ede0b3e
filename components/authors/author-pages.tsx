import { AuthorPortrait } from './author-portrait'
import { SignatureDish } from './signature-dish'
import { EmptyState } from '@/components/posts/empty-state'
import { PagedPosts, PagedTitle, UpLink } from '@/components/posts/paged-posts'
import { JsonLd } from '@/components/site/json-ld'
import { Link } from '@/components/ui/link'
import type { AuthorProfile } from '@/lib/authors/profile'
import type { Author } from '@/lib/authors/queries'
import { authorPage, authorsPage } from '@/lib/content/discovery'
import { shell } from '@/lib/content/shell'
import { shortDate } from '@/lib/dates'
import type { ListingPage } from '@/lib/posts/public'
import { getSite } from '@/lib/settings/get-site'
import { authorGraph } from '@/lib/seo/author-facts'
import { authorPath } from '@/lib/urls'

type Entry = { author: Author; profile: AuthorProfile | undefined }

/** Authors who have a post: those with a profile, in the order of the profiles, then guests. */
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
            href={authorPath(slug)}
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

/** All authors of public posts. */
export function AuthorList({ authors, profiles }: { authors: Author[]; profiles: AuthorProfile[] }) {
  return (
    <>
      <h1 className="text-h1">{authorsPage.title}</h1>
      <p className="measure mt-4 text-ink-soft">{authorsPage.intro}</p>
      {authors.length === 0 && <EmptyState title={authorsPage.emptyTitle} text={authorsPage.emptyText} />}
      <ul className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {inOrder(authors, profiles).map((entry) => (
          <AuthorCard key={entry.author.slug} {...entry} />
        ))}
      </ul>
    </>
  )
}

type Props = {
  author: Author
  profile: AuthorProfile | null
  /** The path of the recipe of the author's signature dish; only the first page shows it. */
  signaturePath: string | null
  page: number
  listing: ListingPage
}

function AuthorHead({ profile, signaturePath }: { profile: AuthorProfile; signaturePath: string | null }) {
  const { name, role, biography, portrait, signature, links } = profile
  return (
    <header className="mt-2 mb-14 grid items-end gap-x-12 gap-y-6 sm:grid-cols-[12rem_minmax(0,1fr)] lg:grid-cols-[17rem_minmax(0,1fr)]">
      <AuthorPortrait portrait={portrait} sizes="17rem" className="w-40 sm:w-full" />
      <div>
        <h1 className="text-h1">{name}</h1>
        {role && <p className="mt-2 text-lg font-semibold text-accent">{role}</p>}
        {biography && <p className="mt-4 max-w-[56ch] text-[1.1875rem]">{biography}</p>}
        <SignatureDish signature={signature} href={signaturePath} className="mt-5" />
        {links.length > 0 && (
          <ul className="mt-3 flex flex-wrap gap-x-6">
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noopener noreferrer me" className="text-link">
                  {label} <span className="sr-only">{shell.newTab}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </header>
  )
}

/** A page (from 1) of an author's posts; the first page begins with the profile. */
export async function AuthorPosts({ author, profile, signaturePath, page, listing }: Props) {
  const path = authorPath(author.slug)
  const isIntroduced = profile !== null && page === 1
  return (
    <>
      <JsonLd data={authorGraph(await getSite(), author, page, listing.posts, profile)} />
      <UpLink href="/authors" label={authorsPage.title} />
      {isIntroduced ? (
        <>
          <AuthorHead profile={profile} signaturePath={signaturePath} />
          <h2 className="mb-8 text-h2">{authorPage.posts}</h2>
        </>
      ) : (
        <PagedTitle title={authorPage.heading(author.name)} page={page} className="mt-2 mb-10" />
      )}
      <PagedPosts {...listing} path={path} page={page} heading={isIntroduced ? 'h3' : 'h2'} hasLead={false} />
    </>
  )
}
