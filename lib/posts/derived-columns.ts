import type { Root } from 'mdast'
import { parseMarkdown } from '../markdown/pipeline.ts'
import { ingredientLines, labelsThatHold } from '../recipe/confirmed-labels.ts'
import { totalMinutesOf } from '../recipe/properties.ts'
import { readRecipeTree } from '../recipe/read.ts'
import { readingMinutes } from './reading-time.ts'
import type { PostValues } from './schema.ts'
import type { TablesUpdate } from '../supabase/database.types.ts'
import { toString } from 'mdast-util-to-string'
import { cutAtWord } from '../text.ts'

/** The first paragraph that has words, as plain text of at most `max` characters; empty when there is none. */
function excerptOf(tree: Root, max = 160): string {
  for (const node of tree.children) {
    const text = node.type === 'paragraph' ? toString(node, { includeImageAlt: false }).trim() : ''
    if (text) return cutAtWord(text, max)
  }
  return ''
}

/** What the database's checks allow (contract test). */
const MINUTES_MAX = 100_000
const READING_MAX = 1000
const SERVINGS_MAX = 100

/**
 * What a card says of a text: written with it, so that no list has to read whole texts. A row that was written elsewhere
 * has the columns' defaults until its next save; its own page reads the text itself. Labels that were confirmed for other
 * ingredients go: nobody is told that a dish is free of nuts after nuts were added.
 */
export function derivedColumns(
  { content, postType, labels }: Pick<PostValues, 'content' | 'postType' | 'labels'>,
  tree: Root = parseMarkdown(content),
) {
  const recipe = postType === 'recipe' ? readRecipeTree(tree) : null
  const minutes = recipe && totalMinutesOf(recipe)
  const servings = recipe?.servings?.text.trim()
  return {
    excerpt: excerptOf(tree),
    reading_minutes: Math.min(readingMinutes(content), READING_MAX),
    total_minutes: minutes ? Math.min(minutes, MINUTES_MAX) : null,
    servings: servings ? [...servings].slice(0, SERVINGS_MAX).join('') : null,
    labels: labelsThatHold(labels, ingredientLines(recipe)),
  } satisfies TablesUpdate<'blog_posts'>
}

/** What a card says of a text, as it is stored. */
export type DerivedColumns = ReturnType<typeof derivedColumns>
