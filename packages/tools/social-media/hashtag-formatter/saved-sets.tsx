import { CopyButton } from '../../kit/ui/copy-button'
import { useSavedList } from '../../kit/ui/use-saved-list'
import { RemoveButton } from '../../kit/ui/remove-button'
import { withFocusOn } from '../../kit/ui/with-focus-on'
import { Button } from '../../site-controls'

const MAX_SETS = 10

/** Groups of hashtags that this browser saves on request. */
export function SavedSets({ current, onUse }: { current: string; onUse: (set: string) => void }) {
  const { items, isAble, news, save, remove } = useSavedList('hashtag-formatter', MAX_SETS)
  if (!isAble) return null
  return (
    <section className="no-print mt-6 border-t border-line pt-4">
      <h2 tabIndex={-1} className="mb-2 font-sans text-base font-semibold">
        Groups in this browser
      </h2>
      <Button tone="secondary" aria-disabled={current === ''} onClick={() => current !== '' && save(current)}>
        Save these hashtags as a group
      </Button>
      <p role="status" className="mt-2 text-sm font-medium empty:hidden">
        {news}
      </p>
      <p className="mt-2 text-sm text-ink-soft">{items.length} of 10 groups. The oldest goes when an eleventh comes.</p>
      <ul className="mt-3 grid gap-3">
        {items.map((item, at) => (
          <li key={item} className="flex flex-wrap items-center gap-2 border-t border-line pt-3">
            <span className="min-w-0 grow basis-full wrap-anywhere">{item}</span>
            <Button tone="secondary" onClick={() => onUse(item)}>
              Use group {at + 1}
            </Button>
            <CopyButton text={item} label={`Copy group ${at + 1}`} />
            <RemoveButton label={`Remove group ${at + 1}`} onClick={withFocusOn('h2', () => remove(item))} />
          </li>
        ))}
      </ul>
    </section>
  )
}
