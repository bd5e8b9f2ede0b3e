import { type FormEvent, useState } from 'react'
import { factorOf } from './kept-scale'
import { pageIngredients } from './read-page'
import { SecondaryButton } from './secondary-button'
import { useRecipe } from '@/components/posts/recipe/recipe-provider'
import { recipeWords as words } from '@/lib/content/recipe-words'
import { amountsOfLine } from '@/lib/recipe/line-amounts'
import { fillTemplate } from '@/lib/recipe/templates'

type Choice = { line: string; value: number; unit: string }

const choices = (): Choice[] =>
  pageIngredients().flatMap(({ line }) => {
    const first = amountsOfLine(line, { home: 'metric' }).find(
      ({ amount }) => !amount.isFixed && amount.kind !== 'heat',
    )
    if (!first) return []
    const { low, spelling, after = '' } = first.amount
    return [{ line, value: low, unit: spelling ?? fillTemplate(after, low).trim() }]
  })

/** Scales the recipe to an amount that the cook has: "I have 400 g of this". */
export function HaveChoice({ onClose }: { onClose: () => void }) {
  const { scale, setServings } = useRecipe()
  const [lines] = useState(choices)
  const [index, setIndex] = useState(0)
  const chosen = lines[index]
  if (!chosen) return <p className="recipe-panel">{words.haveNothing}</p>
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const have = Number(new FormData(event.currentTarget).get('have'))
    setServings(scale.base * factorOf(have, chosen.value))
    onClose()
  }
  return (
    <form className="recipe-panel" onSubmit={apply}>
      <label className="recipe-panel-wide">
        {words.haveFood}
        <select value={index} onChange={({ target }) => setIndex(Number(target.value))}>
          {lines.map(({ line }, at) => (
            <option key={`${at} ${line}`} value={at}>
              {line}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.haveAmount}
        <span>
          <input
            name="have"
            type="number"
            step="any"
            required
            min={chosen.value / 20}
            max={chosen.value * 50}
            inputMode="decimal"
          />
          {chosen.unit}
        </span>
      </label>
      <SecondaryButton type="submit">{words.haveApply}</SecondaryButton>
    </form>
  )
}
