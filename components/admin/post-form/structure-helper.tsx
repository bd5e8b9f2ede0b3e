'use client'

import { Sparkles, X } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button, IconButton } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { InputField } from '@/components/ui/field'
import { useToast } from '@/components/ui/toast'
import type { PostFormValues } from '@/lib/posts/editing/form-schema'
import type { WorkingFields } from '@/lib/posts/schema'
import type { Structure } from '@/lib/posts/structure/types'
import type { PostType } from '@/lib/posts/types'

const PROMPT_MAX = 300

/** The templates come when they are asked for: they are more text than the rest of the form, which imports none of them. */
async function generate(prompt: string, type: PostType): Promise<Structure> {
  const { generateStructure } = await import('@/lib/posts/structure/generate')
  const structure = generateStructure(prompt, type)
  if (!structure) throw new Error('The prompt has no words')
  return structure
}

type ApplyMode = 'replace' | 'append'
type Texts = Pick<WorkingFields, 'title' | 'content' | 'metaTitle' | 'metaDescription'>

/** The form's texts with a structure in them: instead of what is there, or below it and only where nothing is. */
export function applyStructure(values: Texts, structure: Structure, mode: ApplyMode): Texts {
  if (mode === 'replace') return { ...structure }
  const text = values.content.trimEnd()
  return {
    title: values.title.trim() ? values.title : structure.title,
    content: text ? `${text}\n\n${structure.content}` : structure.content,
    metaTitle: values.metaTitle.trim() ? values.metaTitle : structure.metaTitle,
    metaDescription: values.metaDescription.trim() ? values.metaDescription : structure.metaDescription,
  }
}

type ChoiceProps = { structure: Structure | null; onChoose: (mode: ApplyMode) => void; onCancel: () => void }

function OverwriteDialog({ structure, onChoose, onCancel }: ChoiceProps) {
  return (
    <Dialog
      open={structure !== null}
      onClose={onCancel}
      title="The post already has text"
      description="Replace puts the structure in place of your title, text and meta fields. Append adds it below your text and fills only what is empty."
    >
      <DialogActions onCancel={onCancel}>
        <Button onClick={() => onChoose('append')}>Append</Button>
        <Button tone="secondary" onClick={() => onChoose('replace')}>
          Replace
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Generating, asking before anything is overwritten, and putting the outline into the form. */
function useStructure(onApplied: () => void) {
  const { getValues, setValue, clearErrors } = useFormContext<PostFormValues>()
  const toast = useToast()
  const [pending, setPending] = useState<Structure | null>(null)

  function apply(structure: Structure, mode: ApplyMode) {
    const texts = applyStructure(getValues(), structure, mode)
    for (const name of ['title', 'content', 'metaTitle', 'metaDescription'] as const) {
      setValue(name, texts[name], { shouldDirty: true })
      clearErrors(name)
    }
    setPending(null)
    onApplied()
    toast.show({ variant: 'success', title: 'Structure Generated!' })
  }

  async function run(prompt: string) {
    try {
      const structure = await generate(prompt, getValues('postType'))
      if (getValues('content').trim()) setPending(structure)
      else apply(structure, 'append')
    } catch {
      const description = 'Could not generate structure. Please try again.'
      toast.show({ variant: 'error', title: 'Generation Failed', description })
    }
  }

  return { pending, run, choose: (mode: ApplyMode) => pending && apply(pending, mode), cancel: () => setPending(null) }
}

type PromptProps = { prompt: string; onChange: (prompt: string) => void; onEnter: () => void }

function PromptField({ prompt, onChange, onEnter }: PromptProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onEnter()
  }
  return (
    <InputField
      label="Prompt"
      hint="A dish or a topic, such as “red lentil soup with coconut for 6”: you get an outline for the chosen content type."
      value={prompt}
      maxLength={PROMPT_MAX}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
    />
  )
}

type Props = {
  isShown: boolean
  /** By the button of the toolbar; else it offers itself, on an empty page. */
  isAsked: boolean
  onClose: () => void
}

/**
 * Turns a few words into a structured draft for the chosen content type, from templates, without asking any server. Over
 * the foot of the text, so that nothing moves when it comes and goes.
 */
export function StructureHelper({ isShown, isAsked, onClose }: Props) {
  const id = useId()
  const [prompt, setPrompt] = useState('')
  const structure = useStructure(onClose)
  const isEmpty = prompt.trim() === ''
  const run = () => {
    if (!isEmpty) void structure.run(prompt)
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
            <Sparkles aria-hidden="true" className="size-4 text-accent" />
            AI structure helper
          </h2>
          <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
            <PromptField prompt={prompt} onChange={setPrompt} onEnter={run} />
            <Button
              tone="secondary"
              disabled={isEmpty}
              aria-describedby={isEmpty ? `${id}-empty` : undefined}
              onClick={run}
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
              icon={<X aria-hidden="true" className="size-4.5" />}
              onClick={onClose}
              className="absolute top-1 right-1"
            />
          )}
        </div>
      </section>
      <OverwriteDialog structure={structure.pending} onCancel={structure.cancel} onChoose={structure.choose} />
    </>
  )
}
