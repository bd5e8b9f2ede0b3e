import { defaultKeymap, history, historyKeymap, redoDepth, undoDepth } from '@codemirror/commands'
import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { search, searchKeymap } from '@codemirror/search'
import { Annotation, type Compartment, EditorState, type Extension, Prec } from '@codemirror/state'
import { EditorView, keymap, panels, placeholder as whileEmpty } from '@codemirror/view'
import { leaveList } from './commands'
import { completions } from './completions'
import { pictureDrop } from './intake'
import { pictureThumbnails, recipeMarks } from './decorations'
import { tableTools } from './table'
import { textUploading } from './text-uploads'
import type { History } from './text-editor'
import { editorTheme } from './theme'
import { type ToolId, TOOLS } from './toolbar'

/** Marks a change that came from the form, which needs not be told of it. */
export const fromForm = Annotation.define<boolean>()

/** The nonce of the document, not of the latest request: the policy that counts is the one the page was loaded with. */
const documentNonce = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''

const shortcuts = (onTool: (id: ToolId, view: EditorView) => void) =>
  keymap.of(
    TOOLS.map(({ id, key, mac }) => ({
      key,
      ...(mac && { mac }),
      run(view: EditorView) {
        onTool(id, view)
        return true
      },
    })),
  )

// Ctrl+Enter belongs to the form, and a text has no comments to be put on or taken off. Tab is in no keymap here: it leaves
// the editor, as everywhere else.
const NOT_OURS = new Set(['Mod-Enter', 'Mod-/', 'Alt-A'])
const ownKeys = defaultKeymap.filter(({ key = '' }) => !NOT_OURS.has(key))

const PHRASES = {
  Find: 'Find',
  Replace: 'Replace with',
  next: 'Next',
  previous: 'Previous',
  all: 'All',
  'match case': 'Match case',
  regexp: 'Pattern',
  'by word': 'Whole words',
  replace: 'Replace',
  'replace all': 'Replace all',
  close: 'Close',
  go: 'Go',
}

const historyOf = (state: EditorState): History => ({ canUndo: undoDepth(state) > 0, canRedo: redoDepth(state) > 0 })

type Options = {
  attributes: Compartment
  intake: Extension
  onChange: (text: string) => void
  placeholder: string
  onBlur: () => void
  onHistory: (history: History) => void
  onTool: (id: ToolId, view: EditorView) => void
  /** Where search and the table's buttons stand: above what scrolls. */
  panelsParent: HTMLElement
}

/** Everything that makes the plain editor one for a post's Markdown. */
export const editorExtensions = ({
  attributes,
  intake,
  placeholder,
  onChange,
  onBlur,
  onHistory,
  onTool,
  panelsParent,
}: Options): Extension => [
  EditorView.cspNonce.of(documentNonce()),
  history(),
  shortcuts(onTool),
  Prec.high(keymap.of([{ key: 'Enter', run: leaveList }])),
  completions(onTool),
  markdown({ base: markdownLanguage }),
  search({ top: true }),
  panels({ topContainer: panelsParent }),
  tableTools,
  pictureThumbnails,
  textUploading,
  recipeMarks,
  EditorState.phrases.of(PHRASES),
  keymap.of([...ownKeys, ...historyKeymap, ...searchKeymap]),
  EditorView.lineWrapping,
  editorTheme,
  attributes.of([]),
  pictureDrop,
  intake,
  whileEmpty(placeholder),
  EditorView.updateListener.of(({ docChanged, transactions, state, startState }) => {
    const [before, now] = [historyOf(startState), historyOf(state)]
    if (before.canUndo !== now.canUndo || before.canRedo !== now.canRedo) onHistory(now)
    if (docChanged && !transactions.some((one) => one.annotation(fromForm))) onChange(state.doc.toString())
  }),
  EditorView.domEventHandlers({ blur: () => onBlur() }),
]
