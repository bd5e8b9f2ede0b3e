import type { WorkingFields } from '../schema'
import type { Structure } from './types'

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
