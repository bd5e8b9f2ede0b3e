import { type OutlineKey, type PostType, postTypes } from '@/lib/posts/types'
import { articleStructure } from './article'
import { recipeStructure } from './recipe'
import type { Structure } from './schema'
import { readSubject, type Subject } from './subject'

const write = (outline: OutlineKey, subject: Subject): Structure =>
  outline === 'recipe' ? recipeStructure(subject) : articleStructure(outline, subject)

/** An outline of a post from a few words, made from templates in the browser. Null when the prompt has no words. */
export function generateStructure(prompt: string, type: PostType): Structure | null {
  const subject = readSubject(prompt)
  return subject && write(postTypes[type].outline, subject)
}
