import { defaultKeymap, history, historyKeymap, invertedEffects, redoDepth, undoDepth } from '@codemirror/commands'
import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { search, searchKeymap } from '@codemirror/search'
import { Annotation, Compartment, EditorState, Prec } from '@codemirror/state'
import { EditorView, keymap, panels, placeholder } from '@codemirror/view'
import { leaveList } from './commands'
import { completions } from './completions'
import { pictureThumbnails, recipeMarks } from './decorations'
import { fileIntake, pasteAsMarkdown, pictureDrop } from './intake'
import { type FilledFields, fillFields } from './open-text'
import { tableTools } from './table'
import { type History, type TextHost, textHost } from './text-editor'
import { textUploading } from './text-uploads'
import { editorTheme } from './theme'
import { TOOLS } from './tools'

/** Marks a change by the form, so that the editor does not send it back to the form. */
export const fromForm = Annotation.define<boolean>()

const undoFilledFields = invertedEffects.of(({ effects }) =>
  effects.flatMap((effect) =>
    effect.is(fillFields) ? [fillFields.of({ before: effect.value.after, after: effect.value.before })] : [],
  ),
)

export const attributes = new Compartment()

/** The nonce of the loaded document, whose content security policy stays in force after client-side navigations. */
const documentNonce = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''

// Ctrl+Enter publishes, and Markdown has no comments to toggle. No keymap has Tab, so Tab leaves the editor.
const UNUSED = new Set(['Mod-Enter', 'Mod-/', 'Alt-A'])
const defaultKeys = defaultKeymap.filter(({ key = '' }) => !UNUSED.has(key))

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
  parent: HTMLElement
  panelsParent: HTMLElement
  text: string
  host: TextHost
  onChange: (text: string) => void
  onFill: (filled: FilledFields) => void
  onHistory: (history: History) => void
}

export function createTextView({ parent, panelsParent, text, host, onChange, onFill, onHistory }: Options): EditorView {
  const extensions = [
    EditorView.cspNonce.of(documentNonce()),
    textHost.of(host),
    history(),
    undoFilledFields,
    keymap.of(TOOLS),
    Prec.high(keymap.of([{ key: 'Enter', run: leaveList }])),
    completions,
    markdown({ base: markdownLanguage }),
    search({ top: true }),
    panels({ topContainer: panelsParent }),
    tableTools,
    pictureThumbnails,
    textUploading,
    recipeMarks,
    EditorState.phrases.of(PHRASES),
    keymap.of([...defaultKeys, ...historyKeymap, ...searchKeymap]),
    EditorView.lineWrapping,
    editorTheme,
    attributes.of([]),
    pictureDrop,
    pasteAsMarkdown,
    fileIntake,
    placeholder('Write here, in Markdown…'),
    EditorView.updateListener.of(({ docChanged, transactions, state, startState }) => {
      const [before, now] = [historyOf(startState), historyOf(state)]
      if (before.canUndo !== now.canUndo || before.canRedo !== now.canRedo) onHistory(now)
      for (const { effects } of transactions)
        for (const effect of effects) if (effect.is(fillFields)) onFill(effect.value.after)
      if (docChanged && !transactions.some((one) => one.annotation(fromForm))) onChange(state.doc.toString())
    }),
  ]
  return new EditorView({ parent, state: EditorState.create({ doc: text, extensions }) })
}
