import { useSavedList } from '../../kit/ui/use-saved-list'
import type { Tool } from '../../kit/ui/use-tool'
import { RemoveButton } from '../../kit/ui/remove-button'
import { withFocusOn } from '../../kit/ui/with-focus-on'
import { Button } from '../../site-controls'
import { namesOf, savedNames } from './names'

const MAX_NAMES = 30

/** Earlier combinations of source, medium and campaign, saved in this browser on request. */
export function SavedNames({ tool }: { tool: Pick<Tool, 'values' | 'set' | 'outcome' | 'isStale'> }) {
  const { items, isAble, news, save, remove } = useSavedList('utm-link-builder', MAX_NAMES)
  if (!isAble) return null
  const isValid = tool.outcome !== null && !tool.isStale
  const current = savedNames(tool.values)
  const use = (item: string) => {
    for (const [name, value] of namesOf(item)) tool.set(name, value)
  }
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h2 tabIndex={-1} className="font-sans text-base font-semibold">
        Names used in this browser
      </h2>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button tone="secondary" aria-disabled={!isValid} onClick={() => isValid && save(current)}>
          Save these names
        </Button>
      </div>
      <p role="status" className="mt-2 text-sm font-medium empty:hidden">
        {news}
      </p>
      {items.length > 0 && (
        <ul className="mt-3 grid gap-1">
          {items.map((item) => (
            <li key={item} className="flex items-center gap-2">
              <Button tone="quiet" className="grow justify-start text-left wrap-anywhere" onClick={() => use(item)}>
                {item}
              </Button>
              <RemoveButton label={`Forget ${item}`} onClick={withFocusOn('h2', () => remove(item))} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
