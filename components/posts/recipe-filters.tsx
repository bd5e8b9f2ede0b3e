import { FilterMenu, type FilterLink } from './filter-menu'
import { PagedPosts, PagedTitle, UpLink } from './paged-posts'
import { JsonLd } from '@/components/site/json-ld'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { times } from '@/components/ui/shell-outlines'
import { filterTexts } from '@/lib/content/topics'
import { FILTER_GROUPS, type FilterOption, type Filters, filtersPath, filtersTitle, toggled } from '@/lib/posts/filters'
import type { ListingPage } from '@/lib/posts/public'
import { getSite } from '@/lib/settings/get-site'
import { filtersList } from '@/lib/seo/list-facts'
import { listGraph } from '@/lib/seo/paged-list'

const menuLink = (option: FilterOption, filters: Filters): FilterLink => {
  const next = toggled(filters, option)
  return {
    label: option.label,
    href: filtersPath(next),
    // Crawlers follow single filters only; a combination lists no further recipes.
    ...(next.length > 1 && { rel: 'nofollow' }),
    ...(filters.includes(option) && { 'aria-current': 'true' }),
  }
}

function Chosen({ filters }: { filters: Filters }) {
  return (
    <ul aria-label={filterTexts.chosen} className="mt-4 flex flex-wrap gap-2">
      {filters.map((option) => (
        <li key={option.word}>
          <Link href={filtersPath(toggled(filters, option))} rel="nofollow" className="chip chip-chosen">
            <span className="sr-only">{filterTexts.remove}</span> {option.label}
            <Icon outline={times} className="size-4" />
          </Link>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Link href="/blog" className="chip">
            {filterTexts.clear}
          </Link>
        </li>
      )}
    </ul>
  )
}

/** The filters of the recipes: plain links, one address for each choice. */
export function RecipeFilters({ filters = [] }: { filters?: Filters }) {
  const groups = FILTER_GROUPS.map(({ name, label, options }) => ({
    name,
    label,
    links: options.map((option) => menuLink(option, filters)),
  }))
  return (
    <div data-family="tomato" className="mb-10">
      <FilterMenu summary={filterTexts.summary} label={filterTexts.label} groups={groups} />
      {filters.length > 0 && <Chosen filters={filters} />}
    </div>
  )
}

type Props = { filters: Filters; page: number; listing: ListingPage }

/** A page (from 1) of the recipes that match the filters. */
export async function FilteredRecipes({ filters, page, listing }: Props) {
  const site = await getSite()
  return (
    <>
      <JsonLd data={listGraph(site, filtersList(site, filters), page, listing.posts)} />
      <header className="mb-6">
        <UpLink href="/blog" label={filterTexts.clear} />
        <PagedTitle title={filtersTitle(filters)} page={page} className="mt-2" />
      </header>
      <RecipeFilters filters={filters} />
      <PagedPosts
        {...listing}
        path={filtersPath(filters)}
        page={page}
        empty={{ title: filterTexts.emptyTitle, text: filterTexts.emptyText }}
      />
    </>
  )
}
