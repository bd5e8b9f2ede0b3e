import { type PostType, postTypes } from '@/lib/posts/types'
import { articleStructure } from './article'
import { recipeStructure } from './recipe'
import type { Structure } from './schema'
import { readSubject } from './subject'

/** An outline of a post from a few words, made from templates in the browser. Null when the prompt has no words. */
export function generateStructure(prompt: string, type: PostType): Structure | null {
  const subject = readSubject(prompt)
  if (!subject) return null
  const { outline } = postTypes[type]
  return outline === 'recipe' ? recipeStructure(subject) : articleStructure(outline, subject)
}
