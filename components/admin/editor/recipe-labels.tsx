import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { usePostEditor, usePostValue } from '../post-form/editor-context'
import { CheckField } from '../shared/check-field'
import { Button } from '@/components/ui/button'
import { labelFormWords } from '@/lib/content/label-words'
import { type ConfirmedLabels, isConfirmedFor, readLabels, storedLabels } from '@/lib/recipe/confirmed-labels'
import { ALLERGENS, DIETS, proposeAllergens, proposeDiets } from '@/lib/recipe/labels'
import { ingredientTexts } from '@/lib/recipe/properties'
import type { Recipe } from '@/lib/recipe/types'

type ChoicesProps<Name extends string> = {
  legend: string
  names: Readonly<Record<Name, string>>
  chosen: readonly Name[]
  onChange: (chosen: Name[]) => void
}

function Choices<Name extends string>({ legend, names, chosen, onChange }: ChoicesProps<Name>) {
  const all = Object.keys(names) as Name[]
  return (
    <fieldset className="grid gap-1">
      <legend className="text-sm font-semibold">{legend}</legend>
      <div className="grid grid-cols-2 gap-x-3">
        {all.map((name) => (
          <CheckField
            key={name}
            label={names[name]}
            checked={chosen.includes(name)}
            onChange={({ target }) =>
              onChange(all.filter((one) => (one === name ? target.checked : chosen.includes(one))))
            }
            className="gap-2"
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Whether the labels are proposed, confirmed, or confirmed for other ingredients. */
function LabelStatus({ isConfirmed, isStale }: { isConfirmed: boolean; isStale: boolean }) {
  const Icon = isConfirmed ? CircleCheck : TriangleAlert
  const colour = isConfirmed ? 'text-herb' : 'text-tomato'
  const text = isConfirmed ? labelFormWords.confirmed : isStale ? labelFormWords.stale : labelFormWords.proposed
  return (
    <p role="status" className="flex gap-2 text-sm">
      <Icon className={`mt-0.5 size-4 shrink-0 ${colour}`} /> {text}
    </p>
  )
}

/** The labels proposed from the ingredients, plus the allergens that were confirmed for earlier ingredients. */
function proposalOf(lines: readonly string[], before: ConfirmedLabels | null): ConfirmedLabels {
  const allergens = proposeAllergens(lines)
  const kept = before?.allergens.filter((name) => !allergens.includes(name)) ?? []
  return { diets: proposeDiets(lines), allergens: [...allergens, ...kept] }
}

/**
 * Diets and allergens of the recipe in the text, proposed from the ingredients. Readers see them once an editor, who
 * can check the packages, confirms them. A change of the ingredients ends the confirmation.
 */
export function RecipeLabels({ recipe }: { recipe: Recipe }) {
  const { setValue } = usePostEditor().form
  const stored = usePostValue('labels')
  const lines = ingredientTexts(recipe)
  const key = lines.join('\n')
  const isConfirmed = isConfirmedFor(stored, lines)
  const confirmed = readLabels(stored)
  // Ticks are valid for these ingredients only; other ingredients get a new proposal.
  const [ticked, setTicked] = useState<{ key: string; labels: ConfirmedLabels } | null>(null)
  const offered = isConfirmed && confirmed ? confirmed : proposalOf(lines, confirmed)
  const labels = ticked?.key === key ? ticked.labels : offered
  const isChanged = isConfirmed && storedLabels(labels, lines).join() !== stored.join()
  if (lines.length === 0) return null

  const write = (next: string[]) => {
    setValue('labels', next, { shouldDirty: true })
    setTicked(null)
  }
  const tick = (change: Partial<ConfirmedLabels>) => setTicked({ key, labels: { ...labels, ...change } })
  return (
    <section aria-label={labelFormWords.title} className="grid gap-4 rounded-xl border border-line bg-paper-raised p-4">
      <h2 className="font-sans text-base font-semibold tracking-normal">{labelFormWords.title}</h2>
      <LabelStatus isConfirmed={isConfirmed} isStale={confirmed !== null} />
      <Choices
        legend={labelFormWords.diets}
        names={DIETS}
        chosen={labels.diets}
        onChange={(diets) => tick({ diets })}
      />
      <Choices
        legend={labelFormWords.allergens}
        names={ALLERGENS}
        chosen={labels.allergens}
        onChange={(allergens) => tick({ allergens })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="button" disabled={isConfirmed && !isChanged} onClick={() => write(storedLabels(labels, lines))}>
          {labelFormWords.confirm}
        </Button>
        {stored.length > 0 && (
          <Button type="button" tone="secondary" onClick={() => write([])}>
            {labelFormWords.withdraw}
          </Button>
        )}
      </div>
    </section>
  )
}
