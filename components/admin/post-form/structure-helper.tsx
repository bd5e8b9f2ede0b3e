'use client'

import { Sparkles } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { PostFormValues } from './form-schema'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { controlStyles } from '@/components/ui/styles'
import { useToast } from '@/components/ui/toast'
import { type ApplyMode, applyStructure } from '@/lib/posts/structure/generate'
import type { Structure } from '@/lib/posts/structure/types'
import type { PostType } from '@/lib/posts/types'

const PROMPT_MAX = 300

/** The templates come when they are asked for: they are more text than the rest of the form. */
async function generate(prompt: string, type: PostType): Promise<Structure> {
  const { generateStructure } = await import('@/lib/posts/structure/generate')
  const structure = generateStructure(prompt, type)
  if (!structure) throw new Error('The prompt has no words')
  return structure
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
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onChoose('append')}>Append</Button>
        <Button tone="secondary" onClick={() => onChoose('replace')}>
          Replace
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Dialog>
  )
}

/** Generating, asking before anything is overwritten, and putting the outline into the form. */
function useStructure() {
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
    <Field
      label="Prompt"
      hint="Type a dish or a topic, such as “red lentil soup with coconut for 6”, to get an outline for the chosen content type."
    >
      {(control) => (
        <input
          {...control}
          value={prompt}
          maxLength={PROMPT_MAX}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          className={controlStyles}
        />
      )}
    </Field>
  )
}

/** Turns a few words into a structured draft for the chosen content type, from templates, without asking any server. */
export function StructureHelper() {
  const id = useId()
  const [prompt, setPrompt] = useState('')
  const structure = useStructure()
  const isEmpty = prompt.trim() === ''
  const run = () => {
    if (!isEmpty) void structure.run(prompt)
  }
  return (
    <section aria-labelledby={`${id}-heading`} className="grid gap-3 rounded-xl border border-line bg-paper-sunk p-4">
      <h2 id={`${id}-heading`} className="text-xl">
        AI structure helper
      </h2>
      <PromptField prompt={prompt} onChange={setPrompt} onEnter={run} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          tone="secondary"
          disabled={isEmpty}
          aria-describedby={isEmpty ? `${id}-empty` : undefined}
          onClick={run}
        >
          <Sparkles aria-hidden="true" className="size-4" />
          Generate Structure
        </Button>
        {isEmpty && (
          <p id={`${id}-empty`} className="text-sm text-ink-soft">
            Needs a prompt first.
          </p>
        )}
      </div>
      <OverwriteDialog structure={structure.pending} onCancel={structure.cancel} onChoose={structure.choose} />
    </section>
  )
}
