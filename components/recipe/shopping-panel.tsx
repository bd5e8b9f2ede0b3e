import { Link2, Share2, X } from 'lucide-react'
import { type FormEvent, useMemo, useState } from 'react'
import { SecondaryButton } from './secondary-button'
import { storeShopping } from './store-with-warning'
import { savedWords as words, shelfNames } from '@/lib/content/saved'
import { listFragment } from '@/lib/recipe/list-link'
import type { SavedRecipe, Shopping } from '@/lib/recipe/saved'
import { addOwn, ownId, shoppingList, type ShoppingShelf, shoppingText } from '@/lib/recipe/shopping'

const TITLE_ID = 'shopping-title'

/** Focuses the heading of the list, because the pressed button disappears. */
export const focusList = (): void => document.getElementById(TITLE_ID)?.focus()

function shelvesOf(recipes: readonly SavedRecipe[], list: Shopping): ShoppingShelf[] {
  return shoppingList(
    recipes.flatMap(({ slug, ingredients = [] }) => {
      const factor = list.recipes[slug] ?? 0
      return factor > 0 ? [{ ingredients, factor }] : []
    }),
  )
}

function change(list: Shopping, changes: Partial<Shopping>): void {
  storeShopping({ ...list, ...changes })
}

function toggle(list: Shopping, id: string): void {
  change(list, { done: list.done.includes(id) ? list.done.filter((one) => one !== id) : [...list.done, id] })
}

type TickProps = { list: Shopping; id: string; children: string; onRemove?: () => void }

function Tick({ list, id, children, onRemove }: TickProps) {
  return (
    <li>
      <label>
        <input type="checkbox" checked={list.done.includes(id)} onChange={() => toggle(list, id)} />
        <span>{children}</span>
      </label>
      {onRemove && (
        <button
          type="button"
          className="grid size-11 cursor-pointer place-items-center"
          aria-label={`${words.takeOff}: ${children}`}
          onClick={onRemove}
        >
          <X />
        </button>
      )}
    </li>
  )
}

/** Shares the list as text or as a link: through the system's share sheet, or the clipboard. */
function ShareList({ text }: { text: string }) {
  const [message, setMessage] = useState('')
  const share = async (what: { text: string } | { url: string }, copied: string) => {
    try {
      if (Reflect.has(navigator, 'share')) return await navigator.share({ title: words.list, ...what })
      await navigator.clipboard.writeText('url' in what ? what.url : what.text)
      setMessage(copied)
    } catch (error) {
      // Closing the sheet without sharing is no error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setMessage(words.notShared)
    }
  }
  const shareText = () => void share({ text }, words.copied)
  const shareLink = () => {
    const lines = text.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []))
    void share({ url: `${location.origin}/saved${listFragment(lines)}` }, words.linkCopied)
  }
  return (
    <>
      <SecondaryButton disabled={text === ''} onClick={shareText}>
        <Share2 /> {words.share}
      </SecondaryButton>
      <SecondaryButton disabled={text === ''} onClick={shareLink}>
        <Link2 /> {words.shareLink}
      </SecondaryButton>
      <span role="status">{message}</span>
    </>
  )
}

function OwnLine({ list }: { list: Shopping }) {
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const line = String(new FormData(form).get('own') ?? '').trim()
    if (line) change(list, addOwn(list, [line]))
    form.reset()
  }
  return (
    <form onSubmit={add} className="mt-4 flex gap-2 print:hidden">
      <input name="own" aria-label={words.own} placeholder={words.own} maxLength={200} autoComplete="off" />
      <SecondaryButton type="submit">{words.add}</SecondaryButton>
    </form>
  )
}

type Props = { recipes: readonly SavedRecipe[]; list: Shopping }

/** The shopping list of all its recipes, grouped by the shelves of a shop. */
export function ShoppingPanel({ recipes, list }: Props) {
  const shelves = useMemo(() => shelvesOf(recipes, list), [recipes, list])
  const isEmpty = shelves.length === 0 && list.own.length === 0
  const own = list.own.filter((line) => !list.done.includes(ownId(line))).map((line) => `- ${line}`)
  const text = [shoppingText(shelves, shelfNames, new Set(list.done)), own.join('\n')].filter(Boolean).join('\n\n')
  return (
    <section className="shopping" aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID} tabIndex={-1}>
        {words.list}
      </h2>
      {isEmpty && <p className="text-ink-soft">{words.listEmpty}</p>}
      {shelves.map(({ shelf, items }) => (
        <div key={shelf}>
          <h3>{shelfNames[shelf]}</h3>
          <ul>
            {items.map(({ id, name, amount }) => (
              <Tick key={id} list={list} id={id}>
                {[amount, name].filter(Boolean).join(' ')}
              </Tick>
            ))}
          </ul>
        </div>
      ))}
      {list.own.length > 0 && (
        <ul className="mt-4">
          {list.own.map((line) => (
            <Tick
              key={line}
              list={list}
              id={ownId(line)}
              onRemove={() => {
                change(list, { own: list.own.filter((one) => one !== line) })
                focusList()
              }}
            >
              {line}
            </Tick>
          ))}
        </ul>
      )}
      <OwnLine list={list} />
      {!isEmpty && (
        <p className="mt-5 flex flex-wrap items-center gap-2 print:hidden">
          <ShareList text={text} />
          <SecondaryButton disabled={list.done.length === 0} onClick={() => change(list, { done: [] })}>
            {words.clear}
          </SecondaryButton>
        </p>
      )}
    </section>
  )
}
