'use client'

import type { EditorView } from '@codemirror/view'
import { Eye, EyeOff } from 'lucide-react'
import { useRef, useState } from 'react'
import { pickPictures } from '../images/pick-images'
import CodeMirror, { type EditorProps } from './code-mirror'
import { OutlineList } from './outline-list'
import { PreviewPane } from './preview-pane'
import Toolbar from './toolbar'
import type { TextEditorProps, TextHandle } from './types'
import { uploadIntoText } from './uploads'
import { usePreview } from './use-preview'
import { useScrollSync } from './use-scroll-sync'
import { Button } from '@/components/ui/button'
import { useToast } from '@/components/ui/toast'

const handleOf = (view: EditorView): TextHandle => ({
  isFocused: () => view.hasFocus,
  focus: () => view.focus(),
  caret: () => view.state.selection.main.head,
  focusAt: (at) => {
    view.dispatch({ selection: { anchor: Math.min(at, view.state.doc.length) }, scrollIntoView: true })
    view.focus()
  },
})

/** Markdown on the left, what readers will see on the right. */
export default function Workbench({ onHandle, pictures, ...editor }: TextEditorProps) {
  const toast = useToast()
  const [view, setView] = useState<EditorView | null>(null)
  const [isPreviewing, setIsPreviewing] = useState(true)
  const pane = useRef<HTMLDivElement>(null)
  const preview = usePreview(editor.value, pictures)
  useScrollSync(isPreviewing ? view : null, pane, preview.outline)

  const take = (next: EditorView | null) => {
    setView(next)
    onHandle(next && handleOf(next))
  }
  const onFiles: EditorProps['onFiles'] = (target, files, at) => void uploadIntoText(target, files, at, toast)
  const onPickPictures = (target: EditorView) =>
    pickPictures((files) => {
      onFiles(target, files, target.state.selection.main.head)
      target.focus()
    })
  return (
    <div className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        {view && <Toolbar view={view} onPickPictures={onPickPictures} />}
        <Button
          tone={isPreviewing ? 'secondary' : 'quiet'}
          aria-pressed={isPreviewing}
          onClick={() => setIsPreviewing(!isPreviewing)}
        >
          {isPreviewing ? (
            <Eye aria-hidden="true" className="size-4" />
          ) : (
            <EyeOff aria-hidden="true" className="size-4" />
          )}
          Preview
        </Button>
      </div>
      <div className={`grid min-w-0 gap-4 ${isPreviewing ? 'lg:grid-cols-2' : ''}`}>
        <div className="h-[70dvh] min-w-0">
          <CodeMirror {...editor} onView={take} onFiles={onFiles} onPickPictures={onPickPictures} />
        </div>
        {isPreviewing && <PreviewPane paneRef={pane} preview={preview} />}
      </div>
      <OutlineList outline={preview.outline} view={view} />
    </div>
  )
}
