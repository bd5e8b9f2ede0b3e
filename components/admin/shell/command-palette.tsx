import { Command } from 'cmdk'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { useAdminAction, useAnswer } from '../shared/admin-action'
import { Dialog } from '@/components/ui/dialog'
import { findEverything, type Found } from '@/lib/panel/search-actions'

const itemStyles =
  'flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-lg px-3 text-sm data-[selected=true]:bg-paper-sunk'
const groupStyles =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-ink-soft'

type GroupProps = { heading: string; entries: Omit<Found, 'kind'>[]; onGo: (href: string) => void }

function Group({ heading, entries, onGo }: GroupProps) {
  if (entries.length === 0) return null
  return (
    <Command.Group heading={heading} className={groupStyles}>
      {entries.map(({ href, title, facts }) => (
        <Command.Item key={href} value={href} onSelect={() => onGo(href)} className={itemStyles}>
          <span className="min-w-0 truncate font-semibold">{title}</span>
          <span className="max-w-[45%] shrink-0 truncate text-ink-soft">{facts}</span>
        </Command.Item>
      ))}
    </Command.Group>
  )
}

function pagesFor(q: string, pages: readonly PanelEntry[]) {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  return pages
    .filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
    .map(({ href, label }) => ({ href, title: label, facts: 'Page' }))
}

export type PanelEntry = { href: `/admin/${string}`; label: string }

const FAILED = 'The panel could not be searched'

/** Finds any post, image, message, author or page of the panel and opens it. */
export function CommandPalette({ pages, onClose }: { pages: readonly PanelEntry[]; onClose: () => void }) {
  const router = useRouter()
  const inputRef = useRef<HTMLInputElement>(null)
  // Otherwise the dialog focuses the list around the field.
  useEffect(() => inputRef.current?.focus(), [])
  const [typed, setTyped] = useState('')
  const q = typed.trim()
  const { run } = useAdminAction()
  const answer = useAnswer(q === '' ? null : q, (words) => run(FAILED, () => findEverything(words)))
  const found = answer ?? []
  const isSearching = q !== '' && answer === undefined
  const shownPages = pagesFor(q, pages)
  const isEmpty = shownPages.length === 0 && found.length === 0
  const go = (href: string) => {
    onClose()
    router.push(href as `/admin/${string}`)
  }
  return (
    <Dialog onClose={onClose} title="Find in the panel" isWide>
      <Command shouldFilter={false} loop label="Find in the panel" className="grid gap-2">
        <Command.Input
          ref={inputRef}
          value={typed}
          onValueChange={setTyped}
          maxLength={100}
          placeholder="A post, a picture, a message, an author, a page"
          className="block min-h-11 w-full rounded-lg border border-ink-soft/75 bg-paper-raised px-3 py-2 text-base placeholder:text-ink-soft"
        />
        <Command.List
          // A list box without options is invalid.
          hidden={isEmpty}
          className="h-[min(26rem,55dvh)] overflow-y-auto focus-inset"
          aria-busy={isSearching || undefined}
        >
          <Group heading="Pages" entries={shownPages} onGo={go} />
          {[...Map.groupBy(found, ({ kind }) => kind)].map(([kind, entries]) => (
            <Group key={kind} heading={kind} entries={entries} onGo={go} />
          ))}
        </Command.List>
        {isEmpty && (
          <p role="status" className="min-h-[min(26rem,55dvh)] px-3 py-6 text-sm text-ink-soft">
            {isSearching ? 'Searching...' : answer === null ? `${FAILED}.` : 'Nothing holds all of these words.'}
          </p>
        )}
      </Command>
    </Dialog>
  )
}
