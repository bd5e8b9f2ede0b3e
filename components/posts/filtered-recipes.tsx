import { Icon } from '@/components/ui/icon'
import { arrowLeft } from '@/components/ui/outlines'
import { Link } from '@/components/ui/link'
import { EmptyState } from './empty-state'
import { Pager } from './pager'
import { PostCards } from './post-cards'
import { RecipeFilters } from './recipe-filters'
import { JsonLd } from '@/components/site/json-ld'
import { filterTexts } from '@/lib/content/topics'
import { type Filters, filtersPath, filtersTitle } from '@/lib/posts/filters'
import type { ListingPage } from '@/lib/posts/public'
import { filtersGraph } from '@/lib/seo/topic-facts'
import { pagedPath } from '@/lib/urls'

type Props = { filters: Filters; page: number; listing: ListingPage }

/** A page (from 1) of the recipes that a reader chose. */
export function FilteredRecipes({ filters, page, listing: { posts, hasNext } }: Props) {
  return (
    <>
      <JsonLd data={filtersGraph(filters, page, posts)} />
      <header className="mb-6">
        <Link href="/blog" className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4">
          <Icon outline={arrowLeft} className="size-4" /> {filterTexts.clear}
        </Link>
        <h1 className="mt-2 text-h1">
          {filtersTitle(filters)}
          {page > 1 && <span className="text-ink-soft"> · Page {page}</span>}
        </h1>
      </header>
      <RecipeFilters filters={filters} />
      {posts.length === 0 ? (
        <EmptyState title={filterTexts.emptyTitle} text={filterTexts.emptyText} />
      ) : (
        <PostCards posts={posts} hasLead={page === 1} />
      )}
      <Pager
        page={page}
        hasNext={hasNext}
        pathOf={(number) => pagedPath(filtersPath(filters), number)}
        newer="Newer posts"
        older="Older posts"
      />
    </>
  )
}
