import { Icon } from '@/components/ui/icon'
import { times } from '@/components/ui/shell-outlines'
import { FilterMenu, type FilterLink } from './filter-menu'
import { Link } from '@/components/ui/link'
import { filterTexts } from '@/lib/content/topics'
import { FILTER_GROUPS, type FilterOption, type Filters, filtersPath, toggled } from '@/lib/posts/filters'

const menuLink = (option: FilterOption, filters: Filters): FilterLink => {
  const next = toggled(filters, option)
  return {
    label: option.label,
    href: filtersPath(next),
    // A choice by several things is a view of one by a single thing, which has its own links.
    ...(next.length > 1 && { rel: 'nofollow' }),
    ...(filters.includes(option) && { 'aria-current': 'true' }),
  }
}

/** What was chosen, each with a way to take it back. */
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

/** Ways to choose among the recipes: plain links, one address a choice, without a script. */
export function RecipeFilters({ filters = [] }: { filters?: Filters }) {
  const groups = FILTER_GROUPS.map(({ name, label, options }) => ({
    name,
    label,
    links: options.map((option) => menuLink(option, filters)),
  }))
  return (
    <div data-family="tomato" className="recipe-filters mb-10">
      <FilterMenu summary={filterTexts.summary} label={filterTexts.label} groups={groups} />
      {filters.length > 0 && <Chosen filters={filters} />}
    </div>
  )
}
