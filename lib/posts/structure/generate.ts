import { educationStructure } from './education'
import { guideStructure } from './guide'
import { newsStructure } from './news'
import { recipeStructure } from './recipe'
import { readSubject, type Subject } from './subject'
import type { Structure } from './types'
import { type OutlineKey, type PostType, postTypes } from '@/lib/posts/types'

const structures: Record<OutlineKey, (subject: Subject) => Structure> = {
  recipe: recipeStructure,
  news: newsStructure,
  guide: guideStructure,
  education: educationStructure,
}

/** An outline of a post from a few words, by templates; null when the prompt has no words. Asks no server. */
export function generateStructure(prompt: string, type: PostType): Structure | null {
  const subject = readSubject(prompt)
  return subject && structures[postTypes[type].outline](subject)
}
