import { Children, type ReactNode } from 'react'
import type { CardTools } from './recipe-tools'

type Props = {
  /** The servings' number is known: they are counted, not whole recipes. */
  isCounted: boolean
  /** They stand on a recipe's first card only. */
  tools: CardTools | null
  /** The part's heading first, then its lists. */
  children: ReactNode
}

/** The ingredients as a card to cook from. */
export function IngredientsCard({ isCounted, tools, children }: Props) {
  const [title, ...lists] = Children.toArray(children)
  return (
    <section className="ingredients-card" data-recipe="ingredients">
      <div className="ingredients-head">
        {title}
        {tools && <tools.ServingsStepper isCounted={isCounted} />}
      </div>
      {lists}
      {tools && <tools.RecipeToolsBar />}
    </section>
  )
}
