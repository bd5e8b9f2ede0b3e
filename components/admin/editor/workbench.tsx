'use client'

import { startCompletion } from '@codemirror/autocomplete'
import { redo, undo } from '@codemirror/commands'
import { openSearchPanel } from '@codemirror/search'
import type { StateCommand } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { useMemo } from 'react'
import { pickImages } from '../images/files'
import CodeMirror, { type EditorProps } from './code-mirror'
import {
  goToLine,
  insertDivider,
  insertLink,
  insertTable,
  toggleHeading,
  toggleList,
  toggleMark,
  toggleNumbers,
  toggleQuote,
} from './commands'
import { deskView } from '../post-form/desk-view'
import { RecipePanel } from './recipe-panel'
import { useOutline, usePreview, useScrollSync } from './use-preview'
import { type TextEditorProps, type TextHandle, useTextEditor } from './text-editor'
import { Toolbar, type ToolId } from './toolbar'
import { RecipeProvider } from '@/components/posts/recipe/recipe-provider'
import { uploadIntoText, uploadPasted } from './text-uploads'
import { recipeTools } from '@/components/posts/recipe/recipe-tools'
import { RenderedBody } from '@/components/posts/rendered-body'
import { useToast } from '@/components/ui/toast'
import type { TrayImage } from '@/lib/images/tray'

/** See RecipePanel. */
export function Recipe(props: { text: string; title: string }) {
  return <RecipePanel {...props} onGoTo={goToLine} />
}

/** The post's headings; each leads to its line. */
export function Outline({ text }: { text: string }) {
  const { view } = useTextEditor()
  const outline = useOutline(text)
  if (outline.length === 0)
    return <p className="text-sm text-ink-soft">The headings of the text appear here; each leads to its place.</p>
  return (
    <ol aria-label="Outline" className="grid">
      {outline.map(({ id, text: words, depth, line }) => (
        <li key={id} style={{ paddingLeft: `${(depth - 2) * 0.875}rem` }}>
          <button
            type="button"
            onClick={() => view && goToLine(view, line)}
            className={`min-h-11 w-full rounded-lg text-left text-sm underline-offset-4 hover:underline ${depth > 2 ? 'text-ink-soft' : 'font-semibold'}`}
          >
            {words}
          </button>
        </li>
      ))}
    </ol>
  )
}

type PreviewProps = { text: string; title: string; images: readonly TrayImage[]; className: string }

/** What readers will see: the same tree and the same components as the post's page. Scrolls with the text. */
export function PreviewPane({ text, title, images, className }: PreviewProps) {
  const { view, paneRef } = useTextEditor()
  const preview = usePreview(text, images)
  const previewRef = useScrollSync(view, paneRef, preview.outline)
  const servings = preview.post.recipe?.servings?.amount
  return (
    <div
      ref={previewRef}
      role="region"
      aria-label="Preview"
      tabIndex={0}
      className={`min-w-0 flex-1 overflow-y-auto bg-paper px-6 py-8 focus-inset ${className}`}
    >
      <div className="mx-auto max-w-[66ch]">
        <p className="mb-6 font-display text-h2 leading-tight font-semibold text-balance">{title}</p>
        {preview.isEmpty && <p className="text-sm text-ink-soft">What readers will see appears here as you type.</p>}
        {preview.problem && (
          <p role="status" className="text-sm">
            <strong>This text cannot be shown.</strong> {preview.problem} What you typed is kept all the same.
          </p>
        )}
        {/* A new key for a new number of servings, which is only the provider's initial state. */}
        <RecipeProvider key={servings} slug="" servings={servings}>
          <RenderedBody post={preview.post} images={preview.images} recipeTools={recipeTools} />
        </RecipeProvider>
      </div>
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

const COMMANDS: Partial<Record<ToolId, StateCommand>> = {
  bold: toggleMark('**'),
  italic: toggleMark('*'),
  heading2: toggleHeading(2),
  heading3: toggleHeading(3),
  list: toggleList,
  numbered: toggleNumbers,
  quote: toggleQuote,
  link: insertLink,
  table: insertTable,
  divider: insertDivider,
}

/** A file of the other program's own folder, which no page may read. */
const lostPictures = (count: number) => ({
  title: count === 1 ? 'One picture is missing' : `${count} pictures are missing`,
  description: 'Their program does not hand them over with the text. Copy them one by one, or add them as files.',
})

/** What the tools do and what becomes of files, the same by key and by button. */
function useTools() {
  const toast = useToast()
  return useMemo(() => {
    const onFiles: EditorProps['onFiles'] = (view, files, at) => uploadIntoText(view, files, at, toast)
    const onTool: EditorProps['onTool'] = (id, view) => {
      if (id === 'picture') {
        return pickImages((files) => {
          onFiles(view, files, view.state.selection.main.head)
          view.focus()
        })
      }
      if (id === 'full') deskView.toggleFull()
      else if (id === 'find') openSearchPanel(view)
      else COMMANDS[id]?.(view)
      if (id !== 'find') view.focus()
      // Where the address goes, the own posts are offered.
      if (id === 'link') startCompletion(view)
    }
    const onPictures: EditorProps['onPictures'] = (view, pictures, lost) => {
      if (lost > 0) toast.show({ variant: 'info', ...lostPictures(lost) })
      if (pictures.length > 0) uploadPasted(view, pictures, toast)
    }
    return { onFiles, onPictures, onTool }
  }, [toast])
}

export { Review } from './review'
export { TrayThumbnails } from './decorations'

/** The text in the editor. */
export function Editor({ onHandle, ...editor }: TextEditorProps) {
  const { setView, setHistory } = useTextEditor()
  const tools = useTools()
  const take = (next: EditorView | null) => {
    setView(next)
    onHandle(next && handleOf(next))
  }
  return <CodeMirror {...editor} {...tools} onView={take} onHistory={setHistory} />
}

/** What can be done with the text, by button. */
export function Tools({ onAskHelper }: { onAskHelper: () => void }) {
  const { view } = useTextEditor()
  const { onTool } = useTools()
  return view && <Toolbar onAskHelper={onAskHelper} view={view} onTool={onTool} />
}

/** Takes back the last change of the text, or brings it again. */
export function stepBack(view: EditorView, isForward: boolean) {
  const command = isForward ? redo : undo
  command(view)
  view.focus()
}
