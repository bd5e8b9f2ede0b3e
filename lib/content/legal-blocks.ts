import type { LegalBlock } from './types.ts'

/** A paragraph of a legal text. */
export function paragraph(text: string): LegalBlock {
  return { kind: 'paragraph', text }
}

/** A heading inside a numbered section. */
export function subheading(text: string): LegalBlock {
  return { kind: 'subheading', text }
}

/** A bulleted list of a legal text. */
export function list(...items: readonly string[]): LegalBlock {
  return { kind: 'list', items }
}
