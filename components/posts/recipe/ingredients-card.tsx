import { Children, type ReactNode } from 'react'
import { PrintButton } from './print-button'
import { ClearTicks, ScaleNote, ServingsStepper } from './servings-stepper'
import { WakeSwitch } from './wake-switch'

type Props = {
  /** The servings' number is known: they are counted, not whole recipes. */
  isCounted: boolean
  /** The tools stand on a recipe's first card only. */
  hasTools: boolean
  /** The part's heading first, then its lists. */
  children: ReactNode
}

/** The ingredients as a card to cook from. */
export function IngredientsCard({ isCounted, hasTools, children }: Props) {
  const [title, ...lists] = Children.toArray(children)
  return (
    <section className="ingredients-card" data-recipe="ingredients">
      <div className="ingredients-head">
        {title}
        {hasTools && <ServingsStepper isCounted={isCounted} />}
      </div>
      {lists}
      {hasTools && (
        <>
          <ScaleNote />
          <div className="kitchen-bar">
            <WakeSwitch />
            <PrintButton />
            <ClearTicks />
          </div>
        </>
      )}
    </section>
  )
}
