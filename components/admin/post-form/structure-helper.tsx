import { Sparkles, X } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { addToForm, fillForm } from '../editor/open-text'
import { useTextEditor } from '../editor/text-editor'
import { usePostEditor } from './editor-context'
import { Button, IconButton } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { InputField } from '@/components/ui/field'
import { useToast, useToastsBeside } from '@/components/ui/toast'
import type { Structure } from '@/lib/posts/structure/schema'
import type { PostType } from '@/lib/posts/types'

const PROMPT_MAX = 300

/** Loads the templates on demand, because they are larger than the rest of the form. */
async function generate(prompt: string, type: PostType): Promise<Structure> {
  const { generateStructure } = await import('@/lib/posts/structure/generate')
  const structure = generateStructure(prompt, type)
  if (!structure) throw new Error('The prompt has no words')
  return structure
}

/** Generates a structure and adds it to the form. If the post already has text, `dialog` asks how. */
function useStructure(onApplied: () => void) {
  const { getValues } = usePostEditor().form
  const { view } = useTextEditor()
  const toast = useToast()
  const [pending, setPending] = useState<Structure | null>(null)

  /** `put`: replaces the texts of the form, or adds to them. */
  function apply({ content, ...filled }: Structure, put: typeof fillForm) {
    // Synchronous, because an open dialog keeps the focus from the text.
    flushSync(() => {
      setPending(null)
      onApplied()
    })
    if (view) put(view, { content, filled })
    toast.show({ variant: 'success', title: 'Structure Generated!' })
  }

  async function run(prompt: string) {
    try {
      const structure = await generate(prompt, getValues('postType'))
      if (getValues('content').trim()) setPending(structure)
      else apply(structure, addToForm)
    } catch {
      const description = 'Could not generate structure. Please try again.'
      toast.show({ variant: 'error', title: 'Generation Failed', description })
    }
  }

  const cancel = () => setPending(null)
  const dialog = pending && (
    <Dialog
      onClose={cancel}
      title="The post already has text"
      description="Replace puts the structure in place of your title, text and meta fields. Append adds it below your text and fills only what is empty."
    >
      <DialogActions onCancel={cancel}>
        <Button onClick={() => apply(pending, addToForm)}>Append</Button>
        <Button tone="secondary" onClick={() => apply(pending, fillForm)}>
          Replace
        </Button>
      </DialogActions>
    </Dialog>
  )
  return { run, dialog }
}

type Props = {
  isShown: boolean
  /** Opened from the toolbar; otherwise an empty page offers it. */
  isAsked: boolean
  onClose: () => void
}

/** Turns a few words into a structured draft, from templates. Overlays the text, so that the layout does not shift. */
export function StructureHelper({ isShown, isAsked, onClose }: Props) {
  const id = useId()
  const [prompt, setPrompt] = useState('')
  const { run, dialog } = useStructure(onClose)
  useToastsBeside('helper', isShown)
  const isEmpty = prompt.trim() === ''
  const generateIt = () => {
    if (!isEmpty) void run(prompt)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    generateIt()
  }
  return (
    <>
      <section
        aria-labelledby={`${id}-heading`}
        hidden={!isShown}
        className="absolute inset-x-0 bottom-0 mx-auto w-full max-w-[44rem] px-3 pb-3 lg:px-6 lg:pb-6 [&[hidden]]:hidden"
      >
        <div className="relative grid gap-3 rounded-xl border border-line bg-paper p-4 shadow-paper">
          <h2
            id={`${id}-heading`}
            className="flex items-center gap-2 font-sans text-base font-semibold tracking-normal"
          >
            <Sparkles className="size-4 text-accent" />
            AI structure helper
          </h2>
          <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
            <InputField
              label="Prompt"
              hint="A dish or a topic, such as “red lentil soup with coconut for 6”: you get an outline for the chosen content type."
              value={prompt}
              maxLength={PROMPT_MAX}
              autoComplete="off"
              onChange={({ target }) => setPrompt(target.value)}
              onKeyDown={onKeyDown}
            />
            <Button
              tone="secondary"
              disabled={isEmpty}
              aria-describedby={isEmpty ? `${id}-empty` : undefined}
              onClick={generateIt}
            >
              Generate Structure
            </Button>
          </div>
          <p id={`${id}-empty`} hidden className="sr-only">
            Needs a prompt first.
          </p>
          {isAsked && (
            <IconButton
              label="Close the helper"
              icon={<X className="size-4.5" />}
              onClick={onClose}
              className="absolute top-1 right-1"
            />
          )}
        </div>
      </section>
      {dialog}
    </>
  )
}
