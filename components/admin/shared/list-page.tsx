import { ChevronLeft, ChevronRight } from 'lucide-react'
import Form from 'next/form'
import Link from 'next/link'
import type { ComponentProps, ReactNode } from 'react'
import { AddressSearch } from './address-controls'
import { ButtonLink } from './button-link'
import { EmptyState, PanelPage } from './panel-page'
import { SearchHotKey } from '@/components/site/search-hot-key'
import { Button } from '@/components/ui/button'

type Tab = { href: string; label: string; count?: number | string | undefined; isCurrent: boolean }
export type TabsProps = { label: string; tabs: Tab[] }

/** A tab for each value of a parameter, with the number of its entries, if known. */
export const viewTabs = <Value,>(
  label: string,
  views: readonly (readonly [value: Value, label: string, count?: string | undefined])[],
  current: Value,
  hrefOf: (value: Value) => string,
): TabsProps => ({
  label,
  tabs: views.map(([view, name, count]) => ({ href: hrefOf(view), label: name, count, isCurrent: view === current })),
})

function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav aria-label={label} className="border-b border-line">
      <ul className="-mb-px flex gap-x-1 slide-row sm:[scrollbar-width:thin]">
        {tabs.map(({ href, label: name, count, isCurrent }) => (
          <li key={href} className="shrink-0">
            <Link
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2 border-b-3 border-transparent px-2.5 text-sm sm:px-3 font-semibold text-ink-soft focus-inset hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink aria-[current=page]:[scroll-initial-target:nearest]"
            >
              {name}
              {count !== undefined && <span className="font-normal tabular-nums">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type SearchProps = {
  action: string
  name: string
  label: string
  value: string
  /** Other parameters of the address to keep. */
  keep: Record<string, string>
  /** Filters beside the box, each of which applies at once. */
  children?: ReactNode
}

/** The search of a list. `/` focuses its box; a GET form, so that the address has the search. */
export function ListSearch({ action, name, label, value, keep, children }: SearchProps) {
  return (
    <Form
      action={action}
      role="search"
      aria-label={name}
      className={children ? 'flex flex-wrap items-center gap-2' : 'grid grid-cols-[minmax(0,1fr)_auto] gap-3'}
    >
      {Object.entries(keep).map(([key, kept]) => (
        <input key={key} type="hidden" name={key} value={kept} />
      ))}
      <div className={children ? 'min-w-40 flex-1 basis-72 max-sm:-order-2 max-sm:basis-40' : 'contents'}>
        <AddressSearch
          name="q"
          value={value}
          placeholder={`${label} ( / )`}
          aria-label={label}
          aria-keyshortcuts="/"
          data-search-box
        />
      </div>
      {children ?? (
        <Button type="submit" tone="secondary">
          Search
        </Button>
      )}
      <SearchHotKey />
    </Form>
  )
}

type PagerProps = { page: number; pages: number; hrefOf: (page: number) => string }

/** Links to the previous and next page; renders nothing for a single page. */
function Pager({ page, pages, hrefOf }: PagerProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3">
      {page > 1 ? (
        <ButtonLink href={hrefOf(page - 1)} rel="prev">
          <ChevronLeft className="size-4" />
          Previous
        </ButtonLink>
      ) : (
        <span />
      )}
      <p className="text-sm text-ink-soft tabular-nums">
        Page {page} of {pages}
      </p>
      {page < pages ? (
        <ButtonLink href={hrefOf(page + 1)} rel="next">
          Next
          <ChevronRight className="size-4" />
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  )
}

type NothingFoundProps = { title: string; text: string; href: string; clear: string }

/** Shown in place of a list without matches. `href`: the list without search and filters. */
export function NothingFound({ href, clear, ...texts }: NothingFoundProps) {
  return (
    <EmptyState {...texts}>
      <ButtonLink href={href}>{clear}</ButtonLink>
    </EmptyState>
  )
}

type ListPageProps = Omit<ComponentProps<typeof PanelPage>, 'children'> & {
  tabs?: TabsProps
  /** A `ListSearch` and other content above the list. */
  above?: ReactNode
  list: ReactNode
  pager?: PagerProps
  below?: ReactNode
}

/** A page of the panel with a list: views, search, list and pager. */
export function ListPage({ tabs, above, list, pager, below, ...page }: ListPageProps) {
  return (
    <PanelPage isDense {...page}>
      {tabs && <Tabs {...tabs} />}
      {above}
      {list}
      {pager && <Pager {...pager} />}
      {below}
    </PanelPage>
  )
}
