import { defaultKeymap, history, historyKeymap, redoDepth, undoDepth } from '@codemirror/commands'
import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { search, searchKeymap } from '@codemirror/search'
import { Annotation, type Compartment, EditorState, type Extension, Prec } from '@codemirror/state'
import { EditorView, keymap, panels, placeholder as whileEmpty } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { TEXT_DRAG_TYPE } from '../images/drag'
import { blockAt } from './commands'
import { completions } from './completions'
import { leaveList } from './lists'
import { recipeMarks } from './recipe-marks'
import { pictureThumbnails } from './pictures'
import { tableTools } from './table'
import { type ToolId, TOOLS } from './tools'
import type { History } from './text-editor'

type Take = (view: EditorView, files: File[], at: number) => void

function taken(event: Event, files: readonly File[], done: () => void): boolean {
  if (files.length === 0) return false
  event.preventDefault()
  // The form around would take the same files into the tray.
  event.stopPropagation()
  done()
  return true
}

/** A picture of the strip that is dragged into the text: below the line that it is dropped on. */
const pictureDrop: Extension = EditorView.domEventHandlers({
  dragover(event) {
    if (!event.dataTransfer?.types.includes(TEXT_DRAG_TYPE)) return false
    event.preventDefault()
    return true
  },
  drop(event, view) {
    const target = event.dataTransfer?.getData(TEXT_DRAG_TYPE)
    if (!target) return false
    event.preventDefault()
    const at = view.posAtCoords({ x: event.clientX, y: event.clientY }) ?? view.state.selection.main.head
    view.dispatch(view.state.update(blockAt(view.state, view.state.doc.lineAt(at).to, `![](${target})`)))
    view.focus()
    return true
  },
})

/** Files that are dropped on the text or pasted into it, with the place where they are meant to be. */
export const fileIntake = (take: Take): Extension =>
  EditorView.domEventHandlers({
    drop(event, view) {
      const files = [...(event.dataTransfer?.files ?? [])]
      const at = view.posAtCoords({ x: event.clientX, y: event.clientY }) ?? view.state.selection.main.head
      return taken(event, files, () => take(view, files, at))
    },
    paste(event, view) {
      const data = event.clipboardData
      // Word processors add a picture of the copied text: where there is plain text, files are not taken.
      const files = data?.types.includes('text/plain') ? [] : [...(data?.files ?? [])]
      return taken(event, files, () => take(view, files, view.state.selection.main.head))
    },
  })

const look = EditorView.theme({
  '&': { fontSize: '1.125rem', color: 'var(--ink)' },
  '&.cm-focused': { outline: 'none' },
  // What scrolls is the pane around it, with the title above the text.
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: '1.65', overflow: 'visible' },
  '.cm-content': { padding: '0 0 6rem', minHeight: '50dvh', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0' },
  '.cm-thumbnail': {
    display: 'block',
    height: '10rem',
    maxWidth: '100%',
    margin: '0.25rem 0 0.75rem',
    borderRadius: '8px',
  },
  '.cm-placeholder': { color: 'var(--ink-soft)' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
})

const display = {
  fontFamily: 'var(--font-fraunces), var(--font-fraunces-polish), var(--font-fraunces-ext), serif',
  fontWeight: '600',
}

const colours = HighlightStyle.define([
  { tag: tags.heading1, fontSize: '1.75em', lineHeight: '1.25', ...display },
  { tag: tags.heading2, fontSize: '1.55em', lineHeight: '1.3', ...display },
  { tag: tags.heading3, fontSize: '1.25em', lineHeight: '1.4', ...display },
  { tag: [tags.heading4, tags.heading5, tags.heading6], ...display },
  { tag: tags.heading, fontWeight: '600' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.link, color: 'var(--lake)', textDecoration: 'underline' },
  { tag: tags.url, color: 'var(--lake)' },
  { tag: tags.quote, color: 'var(--ink-soft)', fontStyle: 'italic' },
  { tag: tags.monospace, color: 'var(--herb)' },
  {
    tag: [tags.processingInstruction, tags.meta],
    color: 'color-mix(in srgb, var(--ink-soft) 84%, var(--paper-raised))',
    fontWeight: '400',
  },
])

/** What stands around the text: search, the buttons of a table, and what is offered while one types. */
const around = EditorView.theme({
  '.cm-tooltip': {
    border: '1px solid var(--line)',
    borderRadius: '12px',
    backgroundColor: 'var(--paper-raised)',
    color: 'var(--ink)',
    boxShadow: '0 8px 24px -8px rgb(31 26 23 / 0.25)',
    overflow: 'hidden',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'inherit', fontSize: '0.9375rem', maxHeight: '20rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.6rem 1rem', lineHeight: '1.4' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { backgroundColor: 'var(--paper-sunk)', color: 'var(--ink)' },
  '.cm-completionDetail': { color: 'var(--ink-soft)', fontStyle: 'normal', fontSize: '0.8125rem' },
  '.cm-panel': {
    padding: '0.25rem 1rem',
    backgroundColor: 'var(--paper-sunk)',
    color: 'var(--ink)',
    fontFamily: 'inherit',
  },
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.25rem 0.5rem',
    padding: '0.5rem 3rem 0.5rem 1rem',
  },
  '.cm-panel.cm-search br': { flexBasis: '100%', content: '""' },
  '.cm-panel.cm-search label': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    gap: '0.375rem',
    fontSize: '0.875rem',
  },
  '.cm-panel.cm-search input[type=checkbox]': {
    width: '1.125rem',
    height: '1.125rem',
    margin: '0',
    accentColor: 'var(--accent)',
  },
  '.cm-panel input.cm-textfield': {
    minHeight: '2.75rem',
    margin: '0',
    padding: '0 0.75rem',
    border: '1px solid var(--ink-soft)',
    borderRadius: '8px',
    backgroundColor: 'var(--paper-raised)',
    color: 'var(--ink)',
    fontSize: '1rem',
  },
  '.cm-panel button': {
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    margin: '0',
    padding: '0 0.75rem',
    border: '0',
    background: 'none',
    color: 'var(--ink)',
    fontSize: '0.875rem',
    fontWeight: '600',
    cursor: 'pointer',
  },
  '.cm-panel button:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  '.cm-panel.cm-search [name=close]': { top: '0.5rem', right: '0.25rem', fontSize: '1.5rem' },
  '.cm-not-understood': { textDecoration: 'underline wavy var(--tomato)', textUnderlineOffset: '4px' },
  '.cm-searchMatch': { backgroundColor: 'color-mix(in srgb, var(--saffron) 35%, transparent)' },
  '.cm-searchMatch-selected': { backgroundColor: 'color-mix(in srgb, var(--saffron) 75%, transparent)' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
})

/** The editor in the panel's colours; both schemes, since the colours are variables. */
const editorTheme = [look, around, syntaxHighlighting(colours)]

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

// Ctrl+Enter belongs to the form. Tab is in no keymap here: it leaves the editor, as everywhere else.
const ownKeys = defaultKeymap.filter(({ key }) => key !== 'Mod-Enter')

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
