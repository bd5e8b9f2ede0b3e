import { useState, useSyncExternalStore } from 'react'
import { keepRecipe } from './save-recipe'
import { SecondaryButton } from './secondary-button'
import { focusList } from './shopping-panel'
import { storeSaved, storeShopping } from './store-with-warning'
import { saveAs } from '@/components/ui/save-as'
import { savedWords as words } from '@/lib/content/saved'
import { readListFragment } from '@/lib/recipe/list-link'
import { fromFile, type SavedRecipe, type Shopping, toFile } from '@/lib/recipe/saved'
import { addOwn } from '@/lib/recipe/shopping'

const LARGEST = 5_000_000

type Props = { recipes: readonly SavedRecipe[]; list: Shopping }

/** Exports the saved recipes and the list as a file and imports them again, since a browser can delete its storage. */
export function SavedFile({ recipes, list }: Props) {
  const [message, setMessage] = useState('')
  const importFile = async (file: File | undefined) => {
    if (!file) return
    const found = file.size > LARGEST ? null : fromFile(await file.text(), recipes, list)
    if (!found) return setMessage(words.badFile)
    storeSaved(found.recipes)
    storeShopping(found.shopping)
    // Without a picture until its page is loaded: the saved page loads the pages of such recipes at the next visit.
    for (const { slug, title } of found.recipes.slice(recipes.length)) keepRecipe({ slug, title, picture: undefined })
    setMessage(words.brought(found.added))
  }
  return (
    <details className="saved-file">
      <summary>{words.file}</summary>
      <div>
        <SecondaryButton
          disabled={recipes.length + list.own.length === 0}
          onClick={() => saveAs('saved-recipes.json', toFile(recipes, list), 'application/json')}
        >
          {words.download}
        </SecondaryButton>
        <label className="text-small">
          {words.upload}
          <input
            type="file"
            className="mt-1 block"
            accept="application/json,.json"
            onChange={({ target }) => {
              void importFile(target.files?.[0])
              // Allows choosing the same file again.
              target.value = ''
            }}
          />
        </label>
        <p role="status">{message}</p>
      </div>
    </details>
  )
}

const onHash = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** Removes the list from the address, so that a reload does not offer it again. */
function forget(): void {
  history.replaceState(null, '', location.pathname)
  dispatchEvent(new HashChangeEvent('hashchange'))
  focusList()
}

/** Offers a shopping list from the fragment of the address. */
export function ReceivedList({ list }: { list: Shopping }) {
  const lines = readListFragment(
    useSyncExternalStore(
      onHash,
      () => location.hash,
      () => '',
    ),
  )
  if (lines.length === 0) return null
  const take = () => {
    storeShopping(addOwn(list, lines))
    forget()
  }
  return (
    <section className="received-list" aria-labelledby="received-title">
      <h2 id="received-title">{words.received}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="saved-actions mt-2">
        <button type="button" onClick={take}>
          {words.take}
        </button>
        <button type="button" onClick={forget}>
          {words.leave}
        </button>
      </p>
    </section>
  )
}
