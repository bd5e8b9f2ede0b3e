import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { Annotation, type Compartment, type Extension } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { editorTheme } from './theme'
import { PICTURE_KEY, TOOLS } from './tools'

/** Marks a change that came from the form, which needs not be told of it. */
export const fromForm = Annotation.define<boolean>()

/** The nonce of the document, not of the latest request: the policy that counts is the one the page was loaded with. */
const documentNonce = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''

const shortcuts = (onPickPictures: (view: EditorView) => void) =>
  keymap.of([
    ...TOOLS.map(({ key, run }) => ({ key, run })),
    {
      key: PICTURE_KEY,
      run(view) {
        onPickPictures(view)
        return true
      },
    },
  ])

// Ctrl+Enter belongs to the form. Tab is in no keymap here: it leaves the editor, as everywhere else.
const ownKeys = defaultKeymap.filter(({ key }) => key !== 'Mod-Enter')

type Options = {
  attributes: Compartment
  intake: Extension
  onChange: (text: string) => void
  onBlur: () => void
  onPickPictures: (view: EditorView) => void
}

/** Everything that makes the plain editor one for a post's Markdown. */
export const editorExtensions = ({ attributes, intake, onChange, onBlur, onPickPictures }: Options): Extension => [
  EditorView.cspNonce.of(documentNonce()),
  history(),
  shortcuts(onPickPictures),
  markdown({ base: markdownLanguage }),
  keymap.of([...ownKeys, ...historyKeymap]),
  EditorView.lineWrapping,
  editorTheme,
  attributes.of([]),
  intake,
  EditorView.updateListener.of(({ docChanged, transactions, state }) => {
    if (docChanged && !transactions.some((one) => one.annotation(fromForm))) onChange(state.doc.toString())
  }),
  EditorView.domEventHandlers({ blur: () => onBlur() }),
]
