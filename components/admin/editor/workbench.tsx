'use client'

import { EditorView } from '@codemirror/view'
import { Eye, EyeOff } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { pickImages } from '../images/file-intake'
import CodeMirror, { type EditorProps } from './code-mirror'
import { useScrollSync } from './scroll-sync'
import Toolbar from './toolbar'
import type { TextEditorProps, TextHandle } from './types'
import { uploadIntoText } from './uploads'
import { type Preview, usePreview } from './use-preview'
import { recipeTools } from '@/components/posts/recipe/recipe-tools'
import { RenderedBody } from '@/components/posts/rendered-body'
import { Button } from '@/components/ui/button'
import { useToast } from '@/components/ui/toast'
import type { OutlineEntry } from '@/lib/markdown/outline'

function goTo(view: EditorView, line: number) {
  const at = view.state.doc.line(Math.min(line, view.state.doc.lines)).from
  view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'start' }) })
  view.focus()
}

/** The post's headings; each leads to its line. */
function OutlineList({ outline, view }: { outline: readonly OutlineEntry[]; view: EditorView | null }) {
  if (outline.length === 0 || !view) return null
  return (
    <details className="text-sm">
      <summary className="min-h-11 cursor-pointer py-3 font-semibold">Outline ({outline.length})</summary>
      <ol className="grid">
        {outline.map(({ id, text, depth, line }) => (
          <li key={id} style={{ paddingLeft: `${depth - 2}rem` }}>
            <button
              type="button"
              onClick={() => goTo(view, line)}
              className="min-h-11 text-left underline-offset-4 hover:underline"
            >
              {text}
            </button>
          </li>
        ))}
      </ol>
    </details>
  )
}

type PaneProps = { paneRef: RefObject<HTMLDivElement | null>; preview: Preview }

/** What readers will see: the same tree and the same components as the post's page. */
function PreviewPane({ paneRef, preview: { post, images, problem, isEmpty } }: PaneProps) {
  const servings = post.recipe?.servings?.amount
  return (
    <div
      ref={paneRef}
      role="region"
      aria-label="Preview"
      tabIndex={0}
      className="h-[70dvh] min-w-0 overflow-y-auto rounded-lg border border-line bg-paper px-5 py-4"
    >
      {isEmpty && <p className="text-sm text-ink-soft">What readers will see appears here as you type.</p>}
      {problem && (
        <p role="status" className="text-sm">
          <strong>This text cannot be shown.</strong> {problem} What you typed is kept all the same.
        </p>
      )}
      {/* A new key for a new number of servings, which is only the provider's initial state. */}
      <recipeTools.RecipeProvider key={servings} id="preview" servings={servings}>
        <RenderedBody post={post} images={images} recipeTools={recipeTools} />
      </recipeTools.RecipeProvider>
    </div>
  )
}

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
export default function Workbench({ onHandle, images, ...editor }: TextEditorProps) {
  const toast = useToast()
  const [view, setView] = useState<EditorView | null>(null)
  const [isPreviewing, setIsPreviewing] = useState(true)
  const pane = useRef<HTMLDivElement>(null)
  const preview = usePreview(editor.value, images)
  useScrollSync(isPreviewing ? view : null, pane, preview.outline)

  const take = (next: EditorView | null) => {
    setView(next)
    onHandle(next && handleOf(next))
  }
  const onFiles: EditorProps['onFiles'] = (target, files, at) => void uploadIntoText(target, files, at, toast)
  const onPickImages = (target: EditorView) =>
    pickImages((files) => {
      onFiles(target, files, target.state.selection.main.head)
      target.focus()
    })
  return (
    <div className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        {view && <Toolbar view={view} onPickImages={onPickImages} />}
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
          <CodeMirror {...editor} onView={take} onFiles={onFiles} onPickImages={onPickImages} />
        </div>
        {isPreviewing && <PreviewPane paneRef={pane} preview={preview} />}
      </div>
      <OutlineList outline={preview.outline} view={view} />
    </div>
  )
}
