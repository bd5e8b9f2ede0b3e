import { Icon } from '@/components/ui/icon'
import { search } from '@/components/ui/shell-outlines'
import { shell } from '@/lib/content/shell'

/** Search as a plain form: it works before, and without, any script. */
export function SearchBox({ className = '' }: { className?: string }) {
  const { label, submit, placeholder, path } = shell.search
  return (
    <search className={className}>
      <form
        action={path}
        className="relative flex items-center rounded-lg border border-ink-soft/75 bg-paper-raised focus-within:border-ink"
      >
        <input
          type="search"
          name="q"
          aria-label={label}
          placeholder={placeholder}
          data-search-box=""
          autoComplete="off"
          maxLength={200}
          className="min-h-11 w-full min-w-0 rounded-lg bg-transparent px-3 text-base text-ink placeholder:text-ink-soft focus-inset"
        />
        <kbd
          aria-hidden="true"
          className="search-key needs-script hidden rounded border border-line px-1.5 font-mono text-xs text-ink-soft lg:block"
        >
          /
        </kbd>
        <button
          type="submit"
          aria-label={submit}
          className="grid size-11 shrink-0 place-items-center rounded-lg text-ink-soft focus-inset hover:text-ink"
        >
          <Icon outline={search} className="size-4" />
        </button>
      </form>
    </search>
  )
}
