import type { PostSummary } from './post'
import { minutesRead } from './reading-time.ts'

/** Minutes in the words of a cook: "45 min", "1 h 15 min", "2 days". */
export function cookingTime(minutes: number): string {
  if (minutes >= 48 * 60) return `${Math.round(minutes / (24 * 60))} days`
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ')
}

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
