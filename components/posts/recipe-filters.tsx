import { Icon } from '@/components/ui/icon'
import { times } from '@/components/ui/shell-outlines'
import { sliders } from '@/components/ui/outlines'
import { Link } from '@/components/ui/link'
import { filterTexts } from '@/lib/content/topics'
import { FILTER_GROUPS, type FilterOption, type Filters, filtersPath, toggled } from '@/lib/posts/filters'

function OptionLink({ option, filters }: { option: FilterOption; filters: Filters }) {
  const next = toggled(filters, option)
  return (
    <Link
      href={filtersPath(next)}
      // A choice by several things is a view of one by a single thing, which has its own links.
      {...(next.length > 1 && { rel: 'nofollow' })}
      aria-current={filters.includes(option) ? 'true' : undefined}
      className="chip"
    >
      {option.label}
    </Link>
  )
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
  return (
    <div data-family="tomato" className="recipe-filters mb-10">
      <details className="group">
        <summary className="recipe-filters-summary">
          <Icon outline={sliders} className="size-5" /> {filterTexts.summary}
        </summary>
        <nav aria-label={filterTexts.label} className="mt-4 grid gap-4 lg:grid-cols-2">
          {FILTER_GROUPS.map(({ name, label, options }) => (
            <div key={name}>
              <h2 id={`filter-${name}`} className="font-sans text-base font-semibold tracking-normal">
                {label}
              </h2>
              <ul aria-labelledby={`filter-${name}`} className="mt-2 flex flex-wrap gap-2">
                {options.map((option) => (
                  <li key={option.word}>
                    <OptionLink option={option} filters={filters} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </details>
      {filters.length > 0 && <Chosen filters={filters} />}
    </div>
  )
}
