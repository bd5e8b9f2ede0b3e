import { Icon } from '@/components/ui/icon'
import { search } from '@/components/ui/shell-outlines'
import { shell } from '@/lib/content/shell'
import { SEARCH_QUERY_MAX } from '@/lib/posts/limits'

/** The search form, which works without a script. */
export function SearchBox({ className = '' }: { className?: string }) {
  const { label, submit, placeholder, path } = shell.search
  return (
    <search className={className}>
      <form action={path} className="search-box">
        <input
          type="search"
          name="q"
          aria-label={label}
          placeholder={placeholder}
          data-search-box=""
          autoComplete="off"
          maxLength={SEARCH_QUERY_MAX}
        />
        <kbd aria-hidden="true" className="search-key needs-script">
          /
        </kbd>
        <button type="submit" aria-label={submit}>
          <Icon outline={search} className="size-4" />
        </button>
      </form>
    </search>
  )
}
