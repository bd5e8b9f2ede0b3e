import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  snippet,
  startCompletion,
} from '@codemirror/autocomplete'
import { EditorSelection } from '@codemirror/state'
import { templateAt } from './commands'
import { EXAMPLE_TABLE } from './table'
import { uploadPicture } from './tools'
import { escapeAlt } from '@/lib/images/picture-marks'
import { findPosts } from '@/lib/posts/admin/list-actions'

const option = (
  label: string,
  detail: string,
  apply: Exclude<Completion['apply'], string | undefined>,
): Completion => ({
  label: `/${label}`,
  displayLabel: label,
  detail,
  apply,
})

const blockOption = (label: string, detail: string, template: string) =>
  option(label, detail, (view, _, from, to) => view.dispatch(templateAt(view.state, { from, to }, template)))

const SLASH_OPTIONS: readonly Completion[] = [
  blockOption('Ingredients', 'A list of what is needed', '## Ingredients\n\n- ^'),
  blockOption('Steps', 'What is done, in its order', '## Method\n\n1. ^'),
  blockOption('Tip', 'Set apart from the text', '> **Tip:** ^'),
  blockOption('Table', 'Rows and columns', EXAMPLE_TABLE.replace('Ingredient', 'Ingredient^')),
  option('Picture', 'From this computer', (view, completion, from, to) => {
    snippet('#{}')(view, completion, from, to)
    uploadPicture(view)
  }),
  option('Link to a post', 'Found by its title', (view, completion, from, to) => {
    snippet('[](#{})')(view, completion, from, to)
    startCompletion(view)
  }),
]

/** Offers blocks after a slash at the beginning of a line. */
function slashMenu(context: CompletionContext): CompletionResult | null {
  const typed = context.matchBefore(/^[ \t]*\/[\w ]*/)
  if (!typed) return null
  const from = typed.from + typed.text.indexOf('/')
  return { from, options: SLASH_OPTIONS, validFor: /^\/[\w ]*$/ }
}

const SEARCH_AFTER_MS = 200

const isAddress = (typed: string) => /^(?:\/|mailto:|tel:|https?:\/\/.)/.test(typed)

/** The link in whose address the line ends: its text, and the typed part of the address. */
function linkAt(line: string): { label: string; typed: string } | null {
  const middle = line.lastIndexOf('](')
  const start = line.lastIndexOf('[', middle)
  const typed = line.slice(middle + 2)
  if (middle < 0 || start < 0 || /[()]/.test(typed) || isAddress(typed)) return null
  return { label: line.slice(start + 1, middle), typed }
}

/** Offers posts of this site that match the typed address of a link. */
async function ownPosts(context: CompletionContext): Promise<CompletionResult | null> {
  const line = context.state.doc.lineAt(context.pos)
  const found = linkAt(line.text.slice(0, context.pos - line.from))
  if (!found) return null
  const { label, typed } = found
  await new Promise((resolve) => setTimeout(resolve, SEARCH_AFTER_MS))
  if (context.aborted) return null
  const words = typed.replace(/^https?:\/\//, '')
  const result = await findPosts({ words, isPublic: true }).catch(() => null)
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
        const name = label === '' ? escapeAlt(title) : ''
        view.dispatch({
          changes: [
            ...(name ? [{ from: from - 2, insert: name }] : []),
            { from, to: to + rest, insert: `${address})` },
          ],
          selection: EditorSelection.cursor(from + name.length + address.length + 1),
          userEvent: 'input.complete',
        })
      },
    })),
  }
}

/** Completes blocks after a slash, and posts of this site in a link. */
export const completions = autocompletion({
  // One source for both: CodeMirror queries an empty source again at each key, and Enter does not choose meanwhile.
  override: [(context) => slashMenu(context) ?? ownPosts(context)],
  icons: false,
  aboveCursor: false,
  // No delay, so that a fast typist can choose with Enter; the search for posts has its own delay.
  activateOnTypingDelay: 0,
  interactionDelay: 0,
})
