import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'

type Take = (view: EditorView, files: File[], at: number) => void

function taken(event: Event, files: readonly File[], done: () => void): boolean {
  if (files.length === 0) return false
  event.preventDefault()
  // The form around takes files too, into the tray.
  event.stopPropagation()
  done()
  return true
}

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
      // Word processors put a picture of the text beside the text: then it is the text that is meant.
      const files = data?.types.includes('text/plain') ? [] : [...(data?.files ?? [])]
      return taken(event, files, () => take(view, files, view.state.selection.main.head))
    },
  })
