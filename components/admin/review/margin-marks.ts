import type { Element } from 'hast'
import type { PostComment } from '@/lib/posts/reviews/queries'
import { type Mark, marksOf, withMarks } from '@/lib/posts/reviews/marks'
import { counted } from '@/lib/text'
import type { RenderedPost } from '@/lib/recipe/render'

// Without a `top` a mark stands at the height of its paragraph.
const look =
  'absolute left-[calc(100%+0.75rem)] hidden size-8 items-center justify-center rounded-full border border-accent bg-paper-raised font-sans text-sm font-semibold text-ink no-underline tabular-nums hover:bg-paper-sunk xl:flex'

const elementOf = ({ first, comments }: Mark): Element => ({
  type: 'element',
  tagName: 'a',
  properties: {
    href: `#comment-${first}`,
    className: look.split(' '),
    ariaLabel: `${counted(comments, 'comment')} on this paragraph`,
  },
  children: [{ type: 'text', value: String(comments) }],
})

/** A text with the number of open comments beside each paragraph, where there is room; each leads to the first comment. */
export const withMarginMarks = (rendered: RenderedPost, comments: readonly PostComment[]): RenderedPost => ({
  ...rendered,
  tree: withMarks(rendered.tree, marksOf(comments), elementOf),
})
