import { educationStructure } from './education'
import { guideStructure } from './guide'
import { newsStructure } from './news'
import { recipeStructure } from './recipe'
import { readSubject, type Subject } from './subject'
import type { Structure } from './types'
import { type OutlineKey, type PostType, postTypes } from '@/lib/posts/types'
import type { WorkingFields } from '@/lib/posts/schema'

export type ApplyMode = 'replace' | 'append'
type Texts = Pick<WorkingFields, 'title' | 'content' | 'metaTitle' | 'metaDescription'>

/** The form's texts with a structure in them: instead of what is there, or below it and only where nothing is. */
export function applyStructure(values: Texts, structure: Structure, mode: ApplyMode): Texts {
  if (mode === 'replace') return { ...structure }
  const text = values.content.trimEnd()
  return {
    title: values.title.trim() ? values.title : structure.title,
    content: text ? `${text}\n\n${structure.content}` : structure.content,
    metaTitle: values.metaTitle.trim() ? values.metaTitle : structure.metaTitle,
    metaDescription: values.metaDescription.trim() ? values.metaDescription : structure.metaDescription,
  }
}

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
