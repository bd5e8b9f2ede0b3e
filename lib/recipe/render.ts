import type { Root } from 'hast'
import type { Root as MdastRoot } from 'mdast'
import { readRecipeTree } from './read.ts'
import type { Recipe } from './types.ts'
import { keepTogether } from '../markdown/keep-together.ts'
import { parseMarkdown, renderSource } from '../markdown/pipeline.ts'
import { markRecipe } from './marks.ts'
import { tableOfContents, type TocEntry } from '../markdown/toc.ts'

/** A rendered post: the tree that is shown, its table of contents, and its recipe. */
export type RenderedPost = { tree: Root; toc: TocEntry[]; recipe: Recipe | null }

/** Renders the Markdown tree of a post. Amounts, times and temperatures of a recipe are marked. */
export function renderPostTree(source: MdastRoot): RenderedPost {
  const tree = renderSource(source)
  const toc = tableOfContents(tree)
  const recipe = readRecipeTree(source)
  if (recipe) markRecipe(tree, source, recipe)
  keepTogether(tree)
  return { tree, toc, recipe }
}

/** Reads and renders a post's Markdown. Throws a TextProblem. */
export const renderPost = (markdown: string): RenderedPost => renderPostTree(parseMarkdown(markdown))
