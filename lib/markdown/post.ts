import type { Root } from 'hast'
import { readRecipeTree } from '../recipe/read.ts'
import type { Recipe } from '../recipe/types.ts'
import { parseMarkdown, renderSource } from './pipeline.ts'
import { type Amounts, markRecipe } from './recipe-parts.ts'
import { tableOfContents, type TocEntry } from './toc.ts'

/** A post's text, read once: the tree that is shown, its table of contents, and the recipe in it. */
export type RenderedPost = { tree: Root; toc: TocEntry[]; recipe: Recipe | null; amounts: Amounts }

/** Reads and renders a post's Markdown. In a recipe, the tree carries the marks of its parts. */
export function renderPost(markdown: string): RenderedPost {
  const source = parseMarkdown(markdown)
  const tree = renderSource(source)
  const toc = tableOfContents(tree)
  const recipe = readRecipeTree(source)
  return { tree, toc, recipe, amounts: recipe ? markRecipe(tree, source) : [] }
}
