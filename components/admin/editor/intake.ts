import { EditorView } from '@codemirror/view'
import type { ClipboardEvent } from 'react'
import { pastedFiles } from '../images/files'
import { blockAt } from './commands'
import { addToForm, fillForm, hasFrontMatter, isMarkdownFile, readMarkdown, splitTitle } from './open-text'
import { hostOf } from './text-editor'
import { uploadIntoText, uploadPasted } from './text-uploads'
import { TEXT_DRAG_TYPE } from '@/lib/images/tray'
import { markdownFromText } from '@/lib/markdown/paste/from-text'

const placeOf = (view: EditorView, { clientX, clientY }: DragEvent) =>
  view.posAtCoords({ x: clientX, y: clientY }) ?? view.state.selection.main.head

/** Inserts a picture from the picture strip below the line on which it is dropped. */
export const pictureDrop = EditorView.domEventHandlers({
  dragover(event) {
    if (!event.dataTransfer?.types.includes(TEXT_DRAG_TYPE)) return false
    event.preventDefault()
    return true
  },
  drop(event, view) {
    const target = event.dataTransfer?.getData(TEXT_DRAG_TYPE)
    if (!target) return false
    event.preventDefault()
    view.dispatch(blockAt(view.state, view.state.doc.lineAt(placeOf(view, event)).to, `![](${target})`))
    view.focus()
    return true
  },
})

function upload(event: Event, view: EditorView, files: readonly File[], at: number): boolean {
  if (files.length === 0) return false
  event.preventDefault()
  // The form handles Markdown files.
  if (files.some(isMarkdownFile)) return true
  // Keeps the form from adding the same files to the tray.
  event.stopPropagation()
  uploadIntoText(view, files, at)
  return true
}

/** Uploads files that are dropped on the text or pasted into it. */
export const fileIntake = EditorView.domEventHandlers({
  drop: (event, view) => upload(event, view, [...(event.dataTransfer?.files ?? [])], placeOf(view, event)),
  paste: (event, view) => upload(event, view, pastedFiles(event.clipboardData), view.state.selection.main.head),
})

/** Types of code editors, whose HTML only colours the text: paste their plain text. */
const FROM_CODE = ['vscode-editor-data', 'application/x-vscode']

/** Block starts that need a line of their own: after other text they would lose their meaning. */
const BLOCK = /^(?:#{1,6} |\||```|~~~|(?:[-*+>]|\d+[.)]) .*\n)/

const needsOwnLine = ({ state }: EditorView, text: string, at: number) =>
  BLOCK.test(text) && state.sliceDoc(state.doc.lineAt(at).from, at).trim() !== ''

function insert(view: EditorView, text: string, place: { from: number; to: number }) {
  const whole = needsOwnLine(view, text, place.from) ? `\n\n${text}` : text
  view.dispatch({
    changes: { from: place.from, to: place.to, insert: whole },
    selection: { anchor: place.from + whole.length },
    userEvent: 'input.paste',
    scrollIntoView: true,
  })
}

/**
 * Fills the title of an empty post from the beginning of a pasted text; `isTitle`: it was pasted into the title.
 * Returns whether it did.
 */
function fillTitle(view: EditorView, text: string, isTitle: boolean): boolean {
  const isEmpty = view.state.doc.toString().trim() === '' && hostOf(view).values().title.trim() === ''
  const opened = isEmpty ? splitTitle(text, isTitle) : null
  if (opened) fillForm(view, opened)
  return opened !== null
}

async function convert(view: EditorView, html: string, plain: string, isTitle: boolean) {
  const { from, to } = view.state.selection.main
  const pasted = await import('@/lib/markdown/paste/from-html')
    .then(({ pastedFromHtml }) => pastedFromHtml(html))
    .catch(() => null)
  // If the selection moved while the converter was loading, insert at the caret.
  const isSame = view.state.selection.main.from === from && view.state.selection.main.to === to
  const text = pasted?.text || plain
  if (!fillTitle(view, text, isTitle)) insert(view, text, isSame ? { from, to } : view.state.selection.main)
  if (!pasted) return
  const { pictures, lost } = pasted
  // The browser cannot read the local files that the pasted HTML refers to.
  const description = 'Their program does not hand them over with the text. Copy them one by one, or add them as files.'
  const title = lost === 1 ? 'One picture is missing' : `${lost} pictures are missing`
  if (lost > 0) hostOf(view).toast.show({ variant: 'info', title, description })
  uploadPasted(view, pictures)
}

const titlePastes = new WeakSet<Event>()

/** Passes several lines that are pasted into the title on to an empty text, which takes the title from them. */
export function pasteIntoText(view: EditorView, event: ClipboardEvent<HTMLTextAreaElement>): void {
  const { clipboardData } = event
  const isText = clipboardData.getData('text/plain').trim().includes('\n')
  if (!isText || view.state.doc.toString().trim() !== '') return
  event.preventDefault()
  view.focus()
  const data = new DataTransfer()
  for (const type of ['text/plain', 'text/html']) data.setData(type, clipboardData.getData(type))
  const paste = new window.ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
  titlePastes.add(paste)
  view.contentDOM.dispatchEvent(paste)
}

/** Whether the keys of the paste that follows ask for plain text. */
let wantsPlain = false

/** Turns a paste from a web page, a word processor or a mail into Markdown; Ctrl+Shift+V pastes plain text. */
export const pasteAsMarkdown = EditorView.domEventHandlers({
  keydown(event) {
    wantsPlain = event.shiftKey && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'v'
  },
  paste(event, view) {
    const data = event.clipboardData
    const isPlain = wantsPlain
    // The next paste may come from a menu, without a key.
    wantsPlain = false
    if (!data || isPlain || FROM_CODE.some((type) => data.types.includes(type))) return false
    // NFC, as in a save: the recipe panel recognises no unit whose accents are separate code points.
    const html = data.getData('text/html').normalize('NFC')
    const plain = data.getData('text/plain')
    const text = markdownFromText(plain.normalize('NFC'))
    const place = view.state.selection.main
    const isTitle = titlePastes.has(event)
    if (hasFrontMatter(plain) && view.state.doc.toString().trim() === '')
      void readMarkdown(plain).then(
        (opened) => addToForm(view, opened),
        () => insert(view, text, place),
      )
    else if (html !== '') void convert(view, html, plain, isTitle)
    else if (!fillTitle(view, text, isTitle)) {
      if (text === plain && !needsOwnLine(view, text, place.from)) return false
      insert(view, text, place)
    }
    event.preventDefault()
    return true
  },
})
