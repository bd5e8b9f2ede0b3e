import type { EditorView } from '@codemirror/view'
import { pictureFailure } from '../post-form/publish-flow'
import { blockAt } from './commands'
import { uploadMark } from './upload-mark'
import type { ToastStore } from '@/components/ui/toast-store'
import { uploadImage } from '@/lib/images/actions'
import { INVALID_FILES_MESSAGE, INVALID_FILES_TITLE, isAcceptableFile } from '@/lib/images/schema'
import { shrinkImage } from '@/lib/images/shrink'

let lastNumber = 0

/** Puts `text` where a mark stands, wherever it has moved; nothing happens when the person has deleted it. */
function replaceMark(view: EditorView, mark: string, text: string) {
  const from = view.state.doc.toString().indexOf(mark)
  if (from < 0) return
  view.dispatch({ changes: { from, to: from + mark.length, insert: text }, userEvent: 'input' })
}

async function uploadOne(view: EditorView, file: File, mark: string, toast: ToastStore) {
  const form = new FormData()
  form.set('file', await shrinkImage(file), file.name)
  const result = await uploadImage(form).catch(() => null)
  if (result?.ok) return replaceMark(view, mark, `![](${result.data.src})`)
  replaceMark(view, mark, '')
  const description = pictureFailure(file.name, result ?? { message: 'The server did not answer.' })
  toast.show({ variant: 'error', title: 'Picture Not Uploaded', description })
}

/** Uploads pictures into the text at a place, one after another; a mark stands for each until it is there. */
export async function uploadIntoText(view: EditorView, files: readonly File[], at: number, toast: ToastStore): Promise<void> {
  if (files.length === 0) return
  if (!files.every(isAcceptableFile)) {
    toast.show({ variant: 'error', title: INVALID_FILES_TITLE, description: INVALID_FILES_MESSAGE })
    return
  }
  const marks = files.map(({ name }) => uploadMark(name, ++lastNumber))
  // Below the line that was aimed at: a picture in the middle of a word would tear it.
  view.dispatch(blockAt(view.state, view.state.doc.lineAt(at).to, marks.join('\n\n')))
  for (const [index, file] of files.entries()) await uploadOne(view, file, marks[index] ?? '', toast)
}
