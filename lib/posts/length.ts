import type { PostSummary } from './post'
import { cookingTime } from '../recipe/properties.ts'
import { minutesRead } from './reading-time.ts'

/** A number of servings, with or without what these are: "5 (about 45–50 pierogi)". Anything else stands for itself. */
function servingsOf(text: string): string {
  const [, number] = /^(\d+)(?: \([^()]*\))?$/.exec(text) ?? []
  if (number === undefined) return text
  return `${number} ${number === '1' ? 'serving' : 'servings'}`
}

/** How long a post takes: a recipe to cook and for how many, when it says so; any other to read. */
export function postLength({
  type,
  minutes,
  totalMinutes,
  servings,
}: Pick<PostSummary, 'type' | 'minutes' | 'totalMinutes' | 'servings'>): string {
  const facts = type === 'recipe' ? [totalMinutes && cookingTime(totalMinutes), servings && servingsOf(servings)] : []
  return facts.filter(Boolean).join(' · ') || minutesRead(minutes)
}
