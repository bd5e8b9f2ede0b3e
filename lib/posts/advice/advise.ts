import { parseMarkdown } from '../../markdown/pipeline.ts'
import type { PostType } from '../schema.ts'
import { adviseRecipe } from './recipe.ts'
import { adviseHeadings, adviseLinks, advisePictures, adviseSentences } from './text.ts'
import type { Advice } from './types.ts'

/** What would do a post's text good, computed here and now. */
export function adviseText(markdown: string, type: PostType): Advice[] {
  const tree = parseMarkdown(markdown)
  const advice = [adviseHeadings(tree), advisePictures(tree), adviseLinks(tree), adviseSentences(tree)]
  return type === 'recipe' ? [...advice, adviseRecipe(tree)] : advice
}
