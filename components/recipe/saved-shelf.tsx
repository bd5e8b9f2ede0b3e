'use client'

import './saved.css'
import { Check, Heart, ShoppingBasket } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { scaleStore, timesToChoose, toFactor } from './kept-scale'
import { forgetRecipe, keepRecipe, today } from './save-recipe'
import { savedStore, shoppingStore } from './saved-store'
import { ReceivedList, SavedFile } from './saved-transfer'
import { ShoppingPanel } from './shopping-panel'
import { LinkButton } from '@/components/site/link-button'
import { savedWords as words } from '@/lib/content/saved'
import { shortDate } from '@/lib/dates'
import { isSaved, readSaved, readShopping, type SavedRecipe, type Shopping, writeShopping } from '@/lib/recipe/saved'
import { putOnList } from '@/lib/recipe/shopping'
import { plain } from '@/lib/text'

const absent = () => null

const cookTimes = (list: Shopping, recipe: SavedRecipe, factor: number) =>
  shoppingStore.set(writeShopping(putOnList(list, recipe, factor)))

/** Saved while there was no network: asked for again, once, when the page is opened. */
function useMissingPages(recipes: readonly SavedRecipe[]): void {
  const [first] = useState(recipes)
  useEffect(() => {
    if (!navigator.onLine) return
    for (const { slug, title, ingredients } of first) if (!ingredients) keepRecipe({ slug, title })
  }, [first])
}

function Note({ recipe }: { recipe: SavedRecipe }) {
  return (
    <label className="saved-note">
      <span>{words.note}</span>
      <textarea
        rows={2}
        maxLength={5000}
        defaultValue={recipe.note ?? ''}
        onBlur={({ target }) => {
          if (target.value !== (recipe.note ?? ''))
            keepRecipe({ slug: recipe.slug, title: recipe.title, note: target.value })
        }}
      />
    </label>
  )
}

/** A heart taken away by mistake takes a note with it: for as long as the page is open, it comes back. */
function Removed({ recipe: { slug, title } }: { recipe: SavedRecipe }) {
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])
  return (
    <p className="saved-removed">
      <span role="status">{words.removed(title)}</span>{' '}
      <button ref={back} type="button" className="saved-choice" onClick={() => keepRecipe({ slug, title })}>
        {words.putBack}
      </button>
    </p>
  )
}

type ListProps = { recipe: SavedRecipe; list: Shopping }

/** Whether the recipe's ingredients are on the shopping list, and for how many times the recipe. */
function ListChoice({ recipe, list }: ListProps) {
  const { slug, title, ingredients } = recipe
  const factor = list.recipes[slug] ?? 0
  return (
    <>
      <button
        type="button"
        aria-pressed={factor > 0}
        aria-label={`${words.onList}: ${title}`}
        disabled={!ingredients}
        onClick={() => cookTimes(list, recipe, factor > 0 ? 0 : toFactor(scaleStore(slug).get()))}
      >
        <ShoppingBasket aria-hidden="true" /> {words.onList}
      </button>
      {factor > 0 && (
        <label>
          <span className="sr-only">
            {words.times}: {title}
          </span>
          <select value={factor} onChange={({ target }) => cookTimes(list, recipe, Number(target.value))}>
            {timesToChoose(factor).map((times) => (
              <option key={times} value={times}>
                {times === 0.5 ? '½' : Number(times.toFixed(2))} ×
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  )
}

type EntryProps = ListProps & { onRemove: () => void }

function Entry({ recipe, list, onRemove }: EntryProps) {
  const { slug, title, servings, minutes, cooked = [], ingredients } = recipe
  const last = cooked.at(-1)
  const isCookedToday = last === today()
  return (
    <li className="saved-recipe">
      <h2>
        {/* A plain link: without a network the browser asks the worker for the page, the router would not. */}
        <a href={`/blog/${slug}`}>{title}</a>
      </h2>
      <p className="saved-facts">
        {[minutes && `${minutes} min`, servings, last && `${words.cookedOn} ${shortDate(`${last}T12:00:00Z`)}`]
          .filter(Boolean)
          .join(' · ')}
        {!ingredients && words.notLoaded}
      </p>
      <div className="saved-actions">
        <ListChoice recipe={recipe} list={list} />
        <button
          type="button"
          disabled={isCookedToday}
          onClick={() => keepRecipe({ slug, title, cooked: [...cooked, today()] })}
        >
          <Check aria-hidden="true" /> {words.cooked}
        </button>
        <button type="button" aria-label={`${words.remove}: ${title}`} onClick={onRemove}>
          <Heart aria-hidden="true" fill="currentColor" /> {words.remove}
        </button>
      </div>
      <Note key={recipe.note} recipe={recipe} />
    </li>
  )
}

function NothingSaved() {
  return (
    <div className="saved-empty">
      <p className="font-display text-h2 font-semibold leading-tight">{words.emptyTitle}</p>
      <p className="mt-2 mb-6 text-ink-soft">{words.emptyText}</p>
      <LinkButton href={words.emptyLink.href}>{words.emptyLink.label}</LinkButton>
    </div>
  )
}

const says = ({ title, note = '', ingredients = [] }: SavedRecipe, query: string) =>
  plain([title, note, ...ingredients].join('\n')).includes(plain(query.trim()))

/** The saved recipes with their notes, and the shopping list beside them. */
export function SavedShelf() {
  const recipes = readSaved(useSyncExternalStore(savedStore.subscribe, savedStore.get, absent))
  const list = readShopping(useSyncExternalStore(shoppingStore.subscribe, shoppingStore.get, absent))
  const [query, setQuery] = useState('')
  const [removed, setRemoved] = useState<SavedRecipe | null>(null)
  useMissingPages(recipes)
  const found = recipes.filter((recipe) => says(recipe, query))
  // Without a network the worker answers with this page for all that are not kept.
  const isElsewhere = usePathname() !== '/saved'
  return (
    <div className="saved">
      {isElsewhere && (
        <p role="status" className="saved-elsewhere">
          {words.isElsewhere}
        </p>
      )}
      <ReceivedList list={list} />
      <section aria-label={words.search}>
        {recipes.length > 0 && (
          <input
            type="search"
            className="saved-search"
            aria-label={words.search}
            placeholder={words.search}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        )}
        {removed && !isSaved(recipes, removed.slug) && <Removed key={removed.slug} recipe={removed} />}
        {recipes.length === 0 && <NothingSaved />}
        {recipes.length > 0 && found.length === 0 && <p role="status">{words.noneFound}</p>}
        <ul>
          {found.map((recipe) => (
            <Entry
              key={recipe.slug}
              recipe={recipe}
              list={list}
              onRemove={() => {
                setRemoved(recipe)
                forgetRecipe(recipe.slug)
              }}
            />
          ))}
        </ul>
        <SavedFile recipes={recipes} list={list} />
      </section>
      <ShoppingPanel recipes={recipes} list={list} />
    </div>
  )
}
