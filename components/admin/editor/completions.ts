import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  type CompletionSource,
  startCompletion,
} from '@codemirror/autocomplete'
import { EditorSelection, type Extension } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { tableText } from './table'
import type { ToolId } from './toolbar'
import { escapeAlt } from '@/lib/images/placeholders'
import { findPosts } from '@/lib/posts/admin/actions'

/** `^` stands where the caret goes. */
const BLOCKS: readonly (readonly [label: string, detail: string, text: string])[] = [
  ['Ingredients', 'A list of what is needed', '## Ingredients\n\n- ^'],
  ['Steps', 'What is done, in its order', '## Method\n\n1. ^'],
  ['Tip', 'Set apart from the text', '> **Tip:** ^'],
  [
    'Table',
    'Rows and columns',
    tableText([
      ['Ingredient^', 'Amount'],
      ['Flour', '200 g'],
    ]),
  ],
]

/** Puts a block in the place of the slash. */
const applyBlock = (block: string) => (view: EditorView, _: Completion, from: number, to: number) => {
  const line = view.state.doc.lineAt(from)
  const isApart = line.number === 1 || view.state.doc.line(line.number - 1).text.trim() === ''
  const text = `${isApart ? '' : '\n'}${block}`
  const caret = text.indexOf('^')
  view.dispatch({
    changes: { from, to, insert: text.replace('^', '') },
    selection: EditorSelection.cursor(from + caret),
    userEvent: 'input.complete',
    scrollIntoView: true,
  })
}

type UseTool = (id: ToolId, view: EditorView) => void

const slashOptions = (onTool: UseTool): Completion[] => [
  ...BLOCKS.map(([label, detail, text]) => ({
    label: `/${label}`,
    displayLabel: label,
    detail,
    apply: applyBlock(text),
  })),
  {
    label: '/Picture',
    displayLabel: 'Picture',
    detail: 'From this computer',
    apply(view, _, from, to) {
      view.dispatch({ changes: { from, to }, userEvent: 'input.complete' })
      onTool('picture', view)
    },
  },
  {
    label: '/Link to a post',
    displayLabel: 'Link to a post',
    detail: 'Found by its title',
    apply(view, _, from, to) {
      view.dispatch({
        changes: { from, to, insert: '[]()' },
        selection: EditorSelection.cursor(from + 3),
        userEvent: 'input.complete',
      })
      startCompletion(view)
    },
  },
]

/** A slash at the beginning of a line offers what can be put there. */
const slashMenu =
  (onTool: UseTool) =>
  (context: CompletionContext): CompletionResult | null => {
    const typed = context.matchBefore(/^[ \t]*\/[\w ]*/)
    if (!typed) return null
    const from = typed.from + typed.text.indexOf('/')
    return { from, options: slashOptions(onTool), validFor: /^\/[\w ]*$/ }
  }

const ASK_AFTER_MS = 200

/** Somebody has said where the link leads. */
const isAddress = (typed: string) => /^(?:\/|mailto:|tel:|https?:\/\/.)/.test(typed)

/** The link in whose address a line ends: its words, and what is typed of the address. */
function linkAt(line: string): { label: string; typed: string } | null {
  const middle = line.lastIndexOf('](')
  const start = line.lastIndexOf('[', middle)
  const typed = line.slice(middle + 2)
  if (middle < 0 || start < 0 || /[()]/.test(typed) || isAddress(typed)) return null
  return { label: line.slice(start + 1, middle), typed }
}

/** In the brackets of a link: the posts of this site whose titles have the words. */
async function ownPosts(context: CompletionContext): Promise<CompletionResult | null> {
  const line = context.state.doc.lineAt(context.pos)
  const found = linkAt(line.text.slice(0, context.pos - line.from))
  if (!found) return null
  const { label, typed } = found
  await new Promise((wait) => setTimeout(wait, ASK_AFTER_MS))
  if (context.aborted) return null
  const result = await findPosts(typed.replace(/^https?:\/\//, '')).catch(() => null)
  if (!result?.ok || context.aborted) return null
  return {
    from: context.pos - typed.length,
    filter: false,
    options: result.data.map(({ title, slug }) => ({
      label: title,
      detail: `/blog/${slug}`,
      apply(view, _, from, to) {
        const address = `/blog/${slug}`
        const rest = view.state.sliceDoc(to, to + 1) === ')' ? 1 : 0
        const words = label === '' ? escapeAlt(title) : ''
        view.dispatch({
          changes: [
            ...(words ? [{ from: from - 2, insert: words }] : []),
            { from, to: to + rest, insert: `${address})` },
          ],
          selection: EditorSelection.cursor(from + words.length + address.length + 1),
          userEvent: 'input.complete',
        })
      },
    })),
  }
}

/**
 * One source for both: of two, the one that has nothing to offer is asked anew at every key, and while it is asked Enter does
 * not choose from what the other one shows.
 */
const offers = (onTool: UseTool): CompletionSource => {
  const blocks = slashMenu(onTool)
  return (context) => blocks(context) ?? ownPosts(context)
}

/** What is offered while one types: blocks behind a slash, the own posts in a link. */
export const completions = (onTool: UseTool): Extension =>
  autocompletion({
    override: [offers(onTool)],
    icons: false,
    aboveCursor: false,
    // Who types a word of the menu and Enter without a pause means the menu; posts are asked for with a pause of their own.
    activateOnTypingDelay: 0,
    interactionDelay: 0,
  })
