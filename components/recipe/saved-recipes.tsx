import './saved.css'
import { Check, Heart, ShoppingBasket } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { scaleStore, timesToChoose, toFactor } from './kept-scale'
import { forgetRecipe, keepRecipe, today } from './save-recipe'
import { savedStore, shoppingStore } from './saved-store'
import { SavedNote } from './saved-note'
import { ReceivedList, SavedFile } from './saved-transfer'
import { ShoppingPanel } from './shopping-panel'
import { SecondaryButton } from './secondary-button'
import { storeShopping } from './store-with-warning'
import { LinkButton } from '@/components/site/link-button'
import { useStored } from '@/components/ui/use-in-browser'
import { savedWords as words } from '@/lib/content/saved'
import { shortDate } from '@/lib/dates'
import { cookingTime } from '@/lib/recipe/properties'
import { isSaved, readSaved, readShopping, type SavedRecipe, type Shopping } from '@/lib/recipe/saved'
import { servingsText } from '@/lib/recipe/servings'
import { putOnList } from '@/lib/recipe/shopping'
import { plain } from '@/lib/text'

const cookTimes = (list: Shopping, recipe: SavedRecipe, factor: number) =>
  storeShopping(putOnList(list, recipe, factor))

/** Loads the pages of recipes that were saved offline, once when this page opens. */
function useMissingPages(recipes: readonly SavedRecipe[]): void {
  const [first] = useState(recipes)
  useEffect(() => {
    if (!navigator.onLine) return
    for (const { slug, title, ingredients, picture } of first)
      if (!ingredients || picture === undefined) keepRecipe({ slug, title })
  }, [first])
}

/** "Cooked 3 May 2026", "Cooked twice, last on 3 May 2026"; nothing for a recipe that was only saved. */
function cookedText(cooked: readonly string[]): string | undefined {
  const last = cooked.at(-1)
  if (last === undefined) return undefined
  const day = shortDate(`${last}T12:00:00Z`)
  return cooked.length === 1 ? `${words.cookedOn} ${day}` : words.cookedOften(cooked.length, day)
}

/** Offers to restore a removed recipe with its note, while the page is open. */
function Removed({ recipe: { slug, title } }: { recipe: SavedRecipe }) {
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    back.current?.focus()
    // This button disappears when the recipe is restored, so the link of the recipe takes the focus.
    return () => document.querySelector<HTMLElement>(`.saved-recipe a[href="/blog/${slug}"]`)?.focus()
  }, [slug])
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1">
      <span role="status">{words.removed(title)}</span>{' '}
      <SecondaryButton ref={back} onClick={() => keepRecipe({ slug, title })}>
        {words.putBack}
      </SecondaryButton>
    </p>
  )
}

type ListProps = { recipe: SavedRecipe; list: Shopping }

/** Whether the recipe's ingredients are on the shopping list, and for how many times the recipe. */
function ListChoice({ recipe, list }: ListProps) {
  const { slug, title, ingredients } = recipe
  const factor = list.recipes[slug] ?? 0
  const label = factor > 0 ? words.onList : words.putOnList
  return (
    <>
      <button
        type="button"
        aria-pressed={factor > 0}
        aria-label={`${label}: ${title}`}
        disabled={factor === 0 && !ingredients?.length}
        onClick={() => cookTimes(list, recipe, factor > 0 ? 0 : toFactor(scaleStore(slug).get()))}
      >
        {factor > 0 ? <Check /> : <ShoppingBasket />} {label}
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

function Entry({ recipe, list, onRemove }: ListProps & { onRemove: () => void }) {
  const { slug, title, servings, minutes, cooked = [], ingredients, picture } = recipe
  const isCookedToday = cooked.at(-1) === today()
  return (
    <li className="saved-recipe">
      {/* eslint-disable-next-line @next/next/no-img-element -- offline, only the address that the cached page uses
          is available */}
      {picture && <img src={picture} alt="" width={160} height={120} loading="lazy" />}
      <h2>
        {/* A plain link: offline, the service worker serves full page loads, but not the router's requests. */}
        <a href={`/blog/${slug}`} className="inline-flex min-h-11 py-2 hover:underline">
          {title}
        </a>
      </h2>
      <p className="text-small text-ink-soft">
        {[minutes && cookingTime(minutes), servings && servingsText(servings), cookedText(cooked)]
          .filter(Boolean)
          .join(' · ')}
        {!ingredients && words.notLoaded}
      </p>
      <div className="saved-actions">
        <ListChoice recipe={recipe} list={list} />
        <button
          type="button"
          aria-label={`${words.cooked}: ${title}`}
          disabled={isCookedToday}
          onClick={() => keepRecipe({ slug, title, cooked: [...cooked, today()] })}
        >
          <Check /> {words.cooked}
        </button>
        <button type="button" aria-label={`${words.remove}: ${title}`} onClick={onRemove}>
          <Heart fill="currentColor" /> {words.remove}
        </button>
      </div>
      <SavedNote key={recipe.note} recipe={recipe} />
    </li>
  )
}

function NothingSaved({ art }: { art: ReactNode }) {
  return (
    <div>
      {art}
      <p className="font-display text-h2 font-semibold leading-tight">{words.emptyTitle}</p>
      <p className="mt-2 mb-6 text-ink-soft">{words.emptyText}</p>
      <LinkButton {...words.emptyLink} />
    </div>
  )
}

const says = ({ title, note = '', ingredients = [] }: SavedRecipe, query: string) =>
  plain([title, note, ...ingredients].join('\n')).includes(plain(query.trim()))

/** The saved recipes with their notes, and the shopping list beside them. */
export function SavedRecipes({ emptyArt }: { emptyArt: ReactNode }) {
  const recipes = readSaved(useStored(savedStore))
  const list = readShopping(useStored(shoppingStore))
  const [query, setQuery] = useState('')
  const [removed, setRemoved] = useState<SavedRecipe | null>(null)
  useMissingPages(recipes)
  const found = recipes.filter((recipe) => says(recipe, query))
  // Offline, the service worker serves this page for every page that is not cached.
  const isElsewhere = usePathname() !== '/saved'
  return (
    <div className="saved">
      {isElsewhere && (
        <p role="status" className="col-span-full max-w-[60ch] font-semibold">
          {words.isElsewhere}
        </p>
      )}
      <ReceivedList list={list} />
      <section aria-label={words.search}>
        {recipes.length > 0 && (
          <input
            type="search"
            className="mb-4"
            aria-label={words.search}
            placeholder={words.search}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        )}
        {removed && !isSaved(recipes, removed.slug) && <Removed key={removed.slug} recipe={removed} />}
        {recipes.length === 0 && <NothingSaved art={emptyArt} />}
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
