import { type ComponentProps, type FormEvent, type KeyboardEvent, useEffect } from 'react'
import { FormProvider } from 'react-hook-form'
import { TextEditorProvider, useCreateTextEditor, useTextEditor } from '../editor/text-editor'
import { KeysDialog } from '../editor/toolbar'
import { useFileIntake } from '../images/files'
import { useAddFiles } from '../images/image-tray'
import { isField } from '../shared/pass-focus'
import { useWindowEvent } from '../shared/use-window-event'
import { Conflict } from './conflict-dialog'
import { EditorActions, EditorBar, PaneSwitch } from './editor-bar'
import { PostEditorProvider, usePostEditor } from './editor-context'
import { EditorDrawer } from './editor-drawer'
import { EditorLoading } from './editor-loading'
import { editorLayout, useEditorLayout } from './editor-layout'
import { takeFocus } from './kept-focus'
import { Notices } from './notices'
import { useMainIntent, usePublishWarnings } from './publish-dialogs'
import { type PostFormOptions, type PostFormState, usePostForm } from './use-post-form'
import { EditorFooter, WritingArea } from './writing-area'
import { type Intent, savingIntent } from '@/lib/posts/editing/form-schema'
import type { Review } from '@/lib/posts/reviews/queries'
import { postTypes } from '@/lib/posts/types'

/** Keeps Enter in a one-line field from submitting the form; only the button and Ctrl+Enter publish. */
function ignoreEnter(event: KeyboardEvent) {
  const isLine = event.target instanceof HTMLInputElement && event.target.type !== 'file'
  if (event.key === 'Enter' && isLine) event.preventDefault()
}

/** Ctrl+S saves, Ctrl+Enter publishes, `?` lists all keys. On the window, because a busy form can lose the focus. */
function useKeys(save: () => void, publish: () => void) {
  useWindowEvent('keydown', (event) => {
    if (event.key === '?' && !isField(event.target)) return editorLayout.setKeys(true)
    const actions: Partial<Record<string, () => void>> = { s: save, enter: publish }
    const run = actions[event.key.toLowerCase()]
    if (!run || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
    // Otherwise the browser offers to save the page as a file.
    event.preventDefault()
    // Ignore the keys while a dialog is open.
    if (!event.repeat && !document.querySelector('dialog[open]')) run()
  })
}

/** Focuses the title of a new post. Not on a touch screen, where the keyboard would cover the page. */
function useFirstFocus({ form, post }: PostFormState) {
  const { view } = useTextEditor()
  useEffect(() => {
    if (!view || !matchMedia('(pointer: fine)').matches) return
    if (post) takeFocus(post.id, view)
    else if (document.activeElement === document.body) form.setFocus('title')
  }, [form, post, view])
}

const FULL_SCREEN = 'fixed inset-0 z-30'
const GRID =
  'grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_auto_minmax(0,1fr)_auto_auto] bg-paper-raised lg:grid-cols-[minmax(0,1fr)_auto] lg:grid-rows-[3.5rem_auto_minmax(0,1fr)_auto]'

type Around = ComponentProps<typeof EditorDrawer>

/** The form element with its keys and dropped files, and the parts of the editor. */
function EditorForm(around: Around) {
  const editor = usePostEditor()
  const { submit, isWaiting, isLocked, base, post } = editor
  const { isFull, hasKeys } = useEditorLayout()
  const intake = useFileIntake(useAddFiles())
  const send = (intent: Intent) => {
    if (!isWaiting) submit.submit(intent)
  }
  const main = useMainIntent()
  const { graveRef, sendMain, dialog } = usePublishWarnings(main, send)
  useFirstFocus(editor)
  useKeys(() => send(savingIntent(base)), sendMain)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    sendMain()
  }
  return (
    <form
      noValidate
      aria-label={post ? 'Edit post' : postTypes.recipe.newLabel}
      aria-busy={submit.busyWith !== null}
      onSubmit={onSubmit}
      onKeyDown={ignoreEnter}
      className={`${GRID} ${isFull ? FULL_SCREEN : 'h-full'}`}
      data-over={intake.isOver || undefined}
      onPaste={intake.onPaste}
    >
      <EditorBar />
      <div
        inert={isWaiting}
        // A press leaves the focus in its field.
        onMouseDown={(event) => event.preventDefault()}
        className="flex items-center gap-2 border-line bg-paper-raised max-lg:row-start-6 max-lg:border-t max-lg:px-4 max-lg:py-2 lg:border-b lg:pr-4"
      >
        <EditorActions main={main} onSave={send} />
      </div>
      <PaneSwitch />
      <div className="relative max-h-[40dvh] min-w-0 overflow-y-auto lg:col-span-2 lg:row-start-2">
        <div className="grid gap-2 px-4 py-2 empty:hidden">
          <Notices />
        </div>
      </div>
      <div inert={isLocked} className="flex min-h-0 min-w-0 max-lg:row-start-4 lg:col-span-2 lg:row-start-3">
        <WritingArea />
        <EditorDrawer {...around} />
      </div>
      <EditorFooter graveRef={graveRef} />
      {dialog}
      {hasKeys && <KeysDialog />}
    </form>
  )
}

type Props = PostFormOptions & Around & { review?: Review | null }

/** The editor of a new or an existing post. */
export function PostEditor({ post, date, copies, review = null, ...around }: Props) {
  const postForm = usePostForm({ post, date, copies })
  const textEditor = useCreateTextEditor()
  if (!postForm.state.isLookedUp) return <EditorLoading />
  return (
    <FormProvider {...postForm.form}>
      <PostEditorProvider value={{ ...postForm, review }}>
        <TextEditorProvider value={textEditor}>
          <EditorForm {...around} />
          <Conflict />
        </TextEditorProvider>
      </PostEditorProvider>
    </FormProvider>
  )
}
