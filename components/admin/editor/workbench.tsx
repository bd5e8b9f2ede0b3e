'use client'

import type { EditorView } from '@codemirror/view'
import { Eye, EyeOff } from 'lucide-react'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { pickPictures } from '../pictures/pick-pictures'
import CodeMirror, { type EditorProps } from './code-mirror'
import { outlineOf } from './outline'
import { OutlineList } from './outline-list'
import Toolbar from './toolbar'
import type { TextEditorProps, TextHandle } from './types'
import { uploadIntoText } from './uploads'
import { usePreviewImages } from './use-preview-images'
import { useScrollSync } from './use-scroll-sync'
import { RecipeProvider } from '@/components/posts/recipe/recipe-provider'
import { RenderedBody } from '@/components/posts/rendered-body'
import { Button } from '@/components/ui/button'
import { useToast } from '@/components/ui/toast'
import { renderPost } from '@/lib/markdown/post'

const handleOf = (view: EditorView): TextHandle => ({
  isFocused: () => view.hasFocus,
  focus: () => view.focus(),
  caret: () => view.state.selection.main.head,
  focusAt: (at) => {
    view.dispatch({ selection: { anchor: Math.min(at, view.state.doc.length) }, scrollIntoView: true })
    view.focus()
  },
})

/** Markdown on the left, what readers will see on the right: the same tree and the same components as the post's page. */
export default function Workbench({ onHandle, ...editor }: TextEditorProps) {
  const toast = useToast()
  const [view, setView] = useState<EditorView | null>(null)
  const [isPreviewing, setIsPreviewing] = useState(true)
  const pane = useRef<HTMLDivElement>(null)
  const text = useDeferredValue(editor.value)
  const post = useMemo(() => renderPost(text), [text])
  const servings = post.recipe?.servings?.amount
  const outline = useMemo(() => outlineOf(post.tree), [post])
  const images = usePreviewImages(text)
  useScrollSync(isPreviewing ? view : null, pane, outline)

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
        <Button tone={isPreviewing ? 'secondary' : 'quiet'} aria-pressed={isPreviewing} onClick={() => setIsPreviewing(!isPreviewing)}>
          {isPreviewing ? <Eye aria-hidden="true" className="size-4" /> : <EyeOff aria-hidden="true" className="size-4" />}
          Preview
        </Button>
      </div>
      <div className={`grid min-w-0 gap-4 ${isPreviewing ? 'lg:grid-cols-2' : ''}`}>
        <div className="h-[70dvh] min-w-0">
          <CodeMirror {...editor} onView={take} onFiles={onFiles} onPickPictures={onPickPictures} />
        </div>
        {isPreviewing && (
          <div
            ref={pane}
            role="region"
            aria-label="Preview"
            tabIndex={0}
            className="h-[70dvh] min-w-0 overflow-y-auto rounded-lg border border-line bg-paper px-5 py-4"
          >
            {text.trim() === '' && <p className="text-sm text-ink-soft">What readers will see appears here as you type.</p>}
            {/* Anew when the number changes: it is where the counting begins. */}
            <RecipeProvider key={servings} id="preview" servings={servings}>
              <RenderedBody post={post} images={images} />
            </RecipeProvider>
          </div>
        )}
      </div>
      <OutlineList outline={outline} view={view} />
    </div>
  )
}
