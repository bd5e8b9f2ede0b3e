import type { PostSummary } from './post'
import { cookingTime } from '../recipe/properties.ts'
import { minutesRead } from './reading-time.ts'

const servingsOf = (text: string) => (/^\d+$/.test(text) ? `${text} ${text === '1' ? 'serving' : 'servings'}` : text)

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
