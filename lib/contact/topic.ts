import type { ContactDraft } from './draft.ts'
import { consultationPrefill, recipeSubject } from '../content/contact-form.ts'

export type TopicQuery = Readonly<Record<string, string | string[] | undefined>>

/**
 * What a link to the form asks it to begin with: the free consultation, or a recipe, by its slug. Words of the address's
 * own never come into the form.
 */
export async function readTopic(
  query: TopicQuery,
  titleOf: (slug: string) => Promise<string | null>,
): Promise<Partial<ContactDraft>> {
  if (query.about === 'consultation') return consultationPrefill
  const { recipe } = query
  if (typeof recipe !== 'string' || !/^[a-z0-9-]{1,200}$/.test(recipe)) return {}
  const title = await titleOf(recipe)
  return title === null ? {} : { subject: recipeSubject(title) }
}
