import { isValidElement, type ReactNode } from 'react'
import { useRecipe } from './recipe-provider'
import { recipeWords } from '@/lib/content/recipe-words'
import type { Amount as AmountOf } from '@/lib/recipe/amounts'
import { stepFrom } from '@/lib/recipe/scale-steps'
import { fillTemplate } from '@/lib/recipe/templates'

type AmountProps = {
  /** The author's text; '' for a note that only a scaled recipe shows. */
  children: string
  amount: string
  /** The length of the counted noun at the end: " eggs" in "2 eggs". */
  tail?: number | string
}

/** An amount, a length or a temperature for the reader's factor and units. Its `title` is the author's text. */
export function Amount({ children, amount, tail = 0 }: AmountProps) {
  const { measures, writer } = useRecipe()
  const known = JSON.parse(amount) as Omit<AmountOf, 'text'>
  const shown = writer?.writeAmount({ ...known, text: children }, measures) ?? children
  if (shown === children) {
    if (known.kind === 'note') return children
    if (known.kind === 'length' || known.kind === 'heat') return <span className="keep">{children}</span>
    const end = children.length - Number(tail)
    return (
      <>
        <span className="amount">{children.slice(0, end)}</span>
        {children.slice(end)}
      </>
    )
  }
  return (
    <span className="amount" data-scaled="" title={children}>
      {shown}
    </span>
  )
}

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('')
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children)
  return typeof node === 'string' ? node : ''
}

type IngredientProps = {
  /** The key of the stored tick; by default the text, if no other line has the same text. */
  line?: string
  children: ReactNode
}

/** An ingredient that can be ticked off. */
export function Ingredient({ children, line = textOf(children) }: IngredientProps) {
  const { ticks, toggle } = useRecipe()
  return (
    <label>
      <input type="checkbox" checked={ticks.has(line)} onChange={() => toggle(line)} />
      <span>{children}</span>
    </label>
  )
}

/** A button that removes all ticks; shown when there is one. */
export function ClearTicks() {
  const { ticks, clear } = useRecipe()
  return (
    <button type="button" className="recipe-tools-button needs-script" disabled={ticks.size === 0} onClick={clear}>
      {recipeWords.untick}
    </button>
  )
}

/** Halves as a glyph, other fractions with one decimal: 2½, 4.7. */
const shown = (value: number) =>
  value % 1 === 0.5 ? `${value > 1 ? Math.floor(value) : ''}½` : String(Number(value.toFixed(1)))

/** "servings", or what the recipe makes: "biscuits". */
const servingsWord = (count: number, pieces: string | undefined) =>
  pieces ? fillTemplate(pieces, count) : count === 1 ? recipeWords.oneServing : recipeWords.manyServings

/** Shows and changes the number of servings. `isCounted`: see `CardProps` in rendered-body.tsx. */
export function ServingsStepper({ isCounted = false }: { isCounted?: boolean }) {
  const { scale, servings, pieces, setServings } = useRecipe()
  const fewer = stepFrom(scale, servings, -1)
  const more = stepFrom(scale, servings, 1)
  const name = isCounted ? recipeWords.servings : recipeWords.batches
  return (
    <div role="group" aria-label={name} className="stepper needs-script">
      <button
        type="button"
        aria-label={`${recipeWords.fewer} (${name})`}
        disabled={servings <= scale.min}
        onClick={() => setServings(fewer)}
      >
        −
      </button>
      <output aria-live="polite">
        <strong>{isCounted ? shown(servings) : `${shown(servings)} ×`}</strong>{' '}
        {isCounted && <span>{servingsWord(servings, pieces)}</span>}
      </output>
      <button
        type="button"
        aria-label={`${recipeWords.more} (${name})`}
        disabled={servings >= scale.max}
        onClick={() => setServings(more)}
      >
        +
      </button>
    </div>
  )
}

const TIMES = [
  [0.5, '½'],
  [1, '1'],
  [2, '2'],
  [3, '3'],
] as const
const SYSTEMS = [
  [null, recipeWords.asAuthor],
  ['metric', recipeWords.metric],
  ['us', recipeWords.us],
] as const

/** Chooses the factor and the units of the recipe; the browser stores both. */
export function MeasureChoice() {
  const { scale, measures, setServings, setSystem } = useRecipe()
  return (
    <div className="measures needs-script">
      <div role="group" aria-label={recipeWords.times} className="chips">
        {TIMES.map(([factor, label]) => (
          <button
            key={label}
            type="button"
            aria-pressed={measures.factor === factor}
            onClick={() => setServings(scale.base * factor)}
          >
            {label}
            <span aria-hidden="true"> ×</span>
          </button>
        ))}
      </div>
      <div role="group" aria-label={recipeWords.units} className="chips">
        {SYSTEMS.map(([system, label]) => (
          <button key={label} type="button" aria-pressed={measures.system === system} onClick={() => setSystem(system)}>
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}

/** Shown when amounts are scaled or converted: says what changed, with a button that resets it. */
export function ScaleNote() {
  const { scale, servings, pieces, measures, setServings, setSystem } = useRecipe()
  const isScaled = measures.factor !== 1
  if (!isScaled && measures.system === null) return null
  const portions = `${shown(servings)} ${servingsWord(servings, pieces)}`
  return (
    <p className="scale-note">
      <span className="font-[650]">
        {isScaled && (scale.base > 1 ? `${portions}. ` : `${shown(servings)} × the recipe. `)}
        {measures.system === 'us' && `${recipeWords.us} units. `}
        {measures.system === 'metric' && `${recipeWords.metric} units. `}
      </span>
      {isScaled ? recipeWords.scaled : recipeWords.converted}{' '}
      <button
        type="button"
        onClick={() => {
          setServings(scale.base)
          setSystem(null)
        }}
      >
        {recipeWords.asWritten}
      </button>
    </p>
  )
}
