import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { FilteredRecipes } from '@/components/posts/recipe-filters'
import { answerNotFound } from '@/lib/not-found'
import { parsePageNumber } from '@/lib/paging'
import { listByFacets } from '@/lib/posts/facets'
import { ALL_FILTERS, facetsOf, type Filters, filtersPath, parseFilters } from '@/lib/posts/filters'
import { getSite } from '@/lib/settings/get-site'
import { filtersList } from '@/lib/seo/list-facts'
import { listMetadata } from '@/lib/seo/paged-list'
import { pagedPath } from '@/lib/urls'

type Props = PageProps<'/blog/filter/[...filters]'>
type Choice = { filters: Filters; page: number }

/** Reads filters and page number (from 1) from an address; null when either is invalid. */
function parseChoice(segments: readonly string[]): Choice | null {
  const isPaged = segments.at(-2) === 'page'
  const page = isPaged && segments.at(-1) !== '1' ? parsePageNumber(segments.at(-1) ?? '') : 1
  const filters = parseFilters(isPaged ? segments.slice(0, -2) : segments)
  return filters && page !== null ? { filters, page } : null
}

/** Next needs one entry at build time; the others render at their first visit. */
export const generateStaticParams = () => ALL_FILTERS.slice(0, 1).map(({ word }) => ({ filters: [word] }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const choice = parseChoice((await params).filters)
  if (!choice) return answerNotFound()
  const { filters, page } = choice
  const { posts } = await listByFacets(facetsOf(filters), page)
  const site = await getSite()
  // An empty list is not indexed.
  return listMetadata(site, { ...filtersList(site, filters), hidden: posts.length === 0 }, page)
}

export default async function FilteredRecipesPage({ params }: Props) {
  const { filters: segments } = await params
  const choice = parseChoice(segments)
  if (!choice) return answerNotFound()
  const { filters, page } = choice
  // Redirect to one order of the filter words, without a page number 1, so that each choice has one address.
  const path = pagedPath(filtersPath(filters), page)
  if (path !== `/blog/filter/${segments.join('/')}`) permanentRedirect(path)
  const listing = await listByFacets(facetsOf(filters), page)
  if (listing.posts.length === 0 && page > 1) return answerNotFound()
  return <FilteredRecipes filters={filters} page={page} listing={listing} />
}
