import { savedStore, shoppingStore } from './saved-store'
import { savedWords } from '@/lib/content/saved'
import { type SavedRecipe, type Shopping, writeSaved, writeShopping } from '@/lib/recipe/saved'
import type { StoredValue } from '@/lib/stored-value'

const MESSAGE_MS = 10_000

/** Ends the message that is shown. */
let dismiss: (() => void) | undefined

/**
 * Shows for ten seconds that a change does not stay, inside an open dialog such as cook mode, which makes the rest of
 * the page inert. Not a component: a note may be stored while its field is being removed.
 */
function warn(): void {
  dismiss?.()
  const message = document.createElement('p')
  message.setAttribute('role', 'alert')
  message.className = 'save-problem'
  message.textContent = savedWords.notStored
  const dialog = document.querySelector('dialog[open]')
  ;(dialog ?? document.body).append(message)
  const stop = new AbortController()
  dialog?.addEventListener('close', () => document.body.append(message), { signal: stop.signal })
  dismiss = () => {
    stop.abort()
    message.remove()
  }
  setTimeout(dismiss, MESSAGE_MS)
}

function store(value: StoredValue, text: string | null): void {
  value.set(text)
  if (!value.isStored()) warn()
}

/** Stores the saved recipes, and tells the reader when the browser does not keep them. */
export const storeSaved = (recipes: readonly SavedRecipe[]): void => store(savedStore, writeSaved(recipes))

/** Stores the shopping list, with the same message. */
export const storeShopping = (list: Shopping): void => store(shoppingStore, writeShopping(list))
