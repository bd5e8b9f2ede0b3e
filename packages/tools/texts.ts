import { formatDate } from './kit/dates.ts'
import type { Tool, ToolTexts } from './kit/types.ts'

const textsByFile = import.meta.glob<{ texts: ToolTexts }>('./*/*/texts.ts', { eager: true })

/** The texts of a tool's page. Throws for a folder without them. */
export function textsOf({ group, slug }: Pick<Tool, 'group' | 'slug'>): ToolTexts {
  const texts = textsByFile[`./${group}/${slug}/texts.ts`]?.texts
  if (!texts) throw new Error(`${group}/${slug} has no texts.ts`)
  return texts
}

/** The oldest `asOf` date of a tool's limits and rates, as an ISO date and as a label; null without dated values. */
export function oldestCheck({ datedAsOf = [] }: ToolTexts): { date: string; label: string } | null {
  const [date] = datedAsOf.toSorted()
  return date === undefined ? null : { date, label: formatDate(date) }
}
