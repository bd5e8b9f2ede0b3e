import { ButtonLink } from '../shared/button-link'
import { AddressField, FilterChip } from '../shared/address-controls'
import { ListSearch, NothingFound, type TabsProps } from '../shared/list-page'
import { EmptyState } from '../shared/panel-page'
import type { Choice } from '../shared/options'
import { Button } from '@/components/ui/button'
import { type Holder, mayChange } from '@/lib/auth/rights'
import {
  POST_SORT_LABELS,
  postListHref,
  type PostListParams,
  TYPE_CHOICES,
  WRITE_FIRST_POST,
} from '@/lib/posts/admin/list-params'
import type { PostState } from '@/lib/posts/admin/state'
import type { SavedView } from '@/lib/posts/admin/list'
import { TAG_MAX } from '@/lib/posts/limits'
import { BIN_DAYS } from '@/lib/retention'

const SEARCHES = 'Search titles, texts and authors'

const STATES: [PostState | undefined, string][] = [
  [undefined, 'All'],
  ['published', 'Published'],
  ['scheduled', 'Scheduled'],
  ['draft', 'Drafts'],
  ['bin', 'Bin'],
]

export const viewOf = (params: PostListParams, views: readonly SavedView[]): SavedView | null =>
  views.find(({ href }) => href === postListHref(params)) ?? null

/** A tab for each state and each saved view; state tabs keep search and filters. */
export function postTabs(
  params: PostListParams,
  counts: Record<PostState, number>,
  views: readonly SavedView[],
): TabsProps {
  const current = viewOf(params, views)
  const all = counts.published + counts.scheduled + counts.draft
  const tabs = STATES.map(([state, label]) => ({
    href: postListHref(params, { state }),
    label,
    count: state ? counts[state] : all,
    isCurrent: current === null && params.state === state,
  }))
  const own = views.map(({ id, name, href }) => ({ href, label: name, isCurrent: id === current?.id }))
  return { label: 'States', tabs: [...tabs, ...own] }
}

type Authors = { author: string; posts: number }[]

/** The authors as options, including a chosen author without posts. */
function authorChoices(author: string, authors: Authors): Choice[] {
  const known = authors.map((entry): Choice => [entry.author, `${entry.author} (${entry.posts})`])
  const isKnown = author === '' || authors.some((entry) => entry.author === author)
  return [['', 'All authors'], ...known, ...(isKnown ? [] : [[author, author] as const])]
}

const hasMore = ({ owner, tag, from, to, changes }: PostListParams) =>
  [owner, tag, from, to].some((value) => value !== '') || changes !== undefined
const isNarrowed = (params: PostListParams) =>
  params.q !== '' || params.type !== undefined || params.author !== '' || hasMore(params)
/** Whether the list differs from the tab of its state, so that it can be saved as a view. */
export const isWorthSaving = (params: PostListParams) => isNarrowed(params) || params.sort !== 'changed'
const hrefOfAll = ({ state, sort }: PostListParams) => postListHref({ state, sort })

type FilterProps = { params: PostListParams; authors: Authors; username: string }

/** The owners as options: the account itself, and the owner in the address. */
function ownerChoices(owner: string, username: string): Choice[] {
  const others: Choice[] = owner === '' || owner === username ? [] : [[owner, `Of ${owner}`]]
  return [['', 'All owners'], [username, 'Mine'], ...others]
}

const changes: Choice[] = [
  ['', 'With and without changes'],
  ['kept', 'Changes kept'],
]

/** Less common filters, folded until one is set. */
function MoreFilters({ params, username }: Omit<FilterProps, 'authors'>) {
  const { owner, tag, from, to } = params
  return (
    <details open={hasMore(params)} className="group open:basis-full max-sm:-order-1">
      <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-ink-soft/75 px-4 text-sm font-semibold group-open:mb-2">
        More filters
      </summary>
      <div className="flex flex-wrap items-end gap-2">
        <FilterChip label="Owner" name="owner" value={owner} choices={ownerChoices(owner, username)} />
        <FilterChip label="Changes" name="changes" value={params.changes ?? ''} choices={changes} />
        <AddressField label="Tag" name="tag" value={tag} maxLength={TAG_MAX} />
        <AddressField label="From" type="date" name="from" value={from} />
        <AddressField label="To" type="date" name="to" value={to} />
        <Button type="submit" tone="secondary">
          Apply
        </Button>
      </div>
    </details>
  )
}

export function PostFilters({ params, authors, username }: FilterProps) {
  const { q, state, type, author, sort } = params
  return (
    <ListSearch action="/admin/posts" name="Posts" label={SEARCHES} value={q} keep={state ? { state } : {}}>
      <div className="flex flex-wrap gap-2 max-sm:slide-row max-sm:*:shrink-0">
        <FilterChip label="Type" name="type" value={type ?? ''} choices={[['', 'All types'], ...TYPE_CHOICES]} />
        <FilterChip label="Author" name="author" value={author} choices={authorChoices(author, authors)} />
        <FilterChip
          label="Sort by"
          name="sort"
          value={sort}
          choices={Object.entries(POST_SORT_LABELS)}
          unset="changed"
        />
      </div>
      <MoreFilters params={params} username={username} />
      {isNarrowed(params) && (
        <ButtonLink href={hrefOfAll(params)} tone="quiet">
          Clear
        </ButtonLink>
      )}
    </ListSearch>
  )
}

const EMPTY: Record<PostState | 'all', { title: string; text: string }> = {
  all: {
    title: 'No posts yet',
    text: 'The first one starts in the publish form. Drafts, scheduled and published posts then stand here.',
  },
  draft: { title: 'No drafts', text: 'What you save without publishing stands here, seen by editors only.' },
  scheduled: {
    title: 'Nothing is scheduled',
    text: 'A post with a date to come waits here and appears on the site by itself.',
  },
  published: { title: 'Nothing is published yet', text: 'Posts that readers can see stand here.' },
  bin: { title: 'The bin is empty', text: `Deleted posts stay here for ${BIN_DAYS} days and can be brought back.` },
}

export function EmptyPosts({ params, who }: { params: PostListParams; who: Holder }) {
  if (isNarrowed(params))
    return (
      <NothingFound
        title="No post matches"
        text="Every word of the search has to be in the title, the address and the author, or in the text."
        href={hrefOfAll(params)}
        clear="Clear search and filters"
      />
    )

  return (
    <EmptyState {...EMPTY[params.state ?? 'all']}>
      {params.state !== 'bin' && mayChange(who, null) && <ButtonLink href={WRITE_FIRST_POST}>Write a post</ButtonLink>}
      {params.state === undefined && <ButtonLink href="/admin/start">First steps</ButtonLink>}
    </EmptyState>
  )
}
