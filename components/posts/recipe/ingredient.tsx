'use client'

import { createContext, isValidElement, type ReactNode, use } from 'react'
import { useRecipe } from './recipe-provider'

/** The line of the list in which an amount stands; it names the food. */
const Line = createContext('')

type AmountProps = {
  /** As the author wrote it. */
  children: string
  /** How many letters at its end are the noun that it counts: " eggs" of "2 eggs". */
  tail?: number | string
  /** In a step: what follows, which names the food. */
  of?: string
}

/** A quantity, for as many as the reader cooks and in the reader's units. The author's own is one tap away. */
export function Amount({ children, tail = 0, of }: AmountProps) {
  const { measures, writer } = useRecipe()
  const line = use(Line)
  const shown = writer?.writeAmount(children, measures, of ?? line) ?? children
  if (shown !== children) {
    return (
      <span className="amount" data-scaled="" title={children}>
        {shown}
      </span>
    )
  }
  const end = children.length - Number(tail)
  return (
    <>
      <span className="amount">{children.slice(0, end)}</span>
      {children.slice(end)}
    </>
  )
}

/** A temperature, in the scale that goes with the reader's units. */
export function Temperature({ children }: { children: string }) {
  const { measures, writer } = useRecipe()
  const shown = writer?.writeTemperature(children, measures) ?? children
  if (shown === children) return children
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
  /** By which the tick is kept; its text, where no other line reads the same. */
  line?: string
  children: ReactNode
}

/** An ingredient that can be ticked off. */
export function Ingredient({ children, line = textOf(children) }: IngredientProps) {
  const { ticks, toggle } = useRecipe()
  return (
    <Line value={line}>
      <label>
        <input type="checkbox" checked={ticks.has(line)} onChange={() => toggle(line)} />
        <span>{children}</span>
      </label>
    </Line>
  )
}
