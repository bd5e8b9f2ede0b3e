'use client'

import { useSyncExternalStore } from 'react'
import { shoppingStore } from './saved-store'
import { savedWords as words } from '@/lib/content/saved'
import { readListFragment } from '@/lib/recipe/list-link'
import { type Shopping, writeShopping } from '@/lib/recipe/saved'

const onHash = (tell: () => void) => {
  addEventListener('hashchange', tell)
  return () => removeEventListener('hashchange', tell)
}

/** Takes the list out of the address, so that a reload does not offer it again. */
function forget(): void {
  history.replaceState(null, '', location.pathname)
  dispatchEvent(new HashChangeEvent('hashchange'))
}

/** A shopping list that came in the address: shown first, and taken over when its reader says so. */
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
    shoppingStore.set(writeShopping({ ...list, own: [...new Set([...list.own, ...lines])] }))
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
      <p className="saved-actions">
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
