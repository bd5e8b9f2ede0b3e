import type { EditorView } from '@codemirror/view'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useHasPicture, usePostValue } from '../post-form/editor-context'
import { RecipeLabels } from './recipe-labels'
import { ConfirmDoubt, useConfirmedDoubts } from './confirmed-doubts'
import { setRecipeMarks } from './decorations'
import { useGoToLine, useTextEditor } from './text-editor'
import { InputField } from '@/components/ui/field'
import { checkRecipe, pictureFindings, type RecipeCheck } from '@/lib/recipe/check'
import { changeFact, FACT_FIELDS, FACT_LABELS, type FactField, type FactPlace } from '@/lib/recipe/fact-lines'
import { cookingTime, totalMinutesOf } from '@/lib/recipe/properties'
import type { Recipe } from '@/lib/recipe/types'
import { FOUND_ALL } from '@/lib/recipe/wanted'

const EXAMPLES: Record<FactField, string> = {
  servings: '4 people',
  prepMinutes: '20 min',
  cookMinutes: '1 h 15 min',
  totalMinutes: '1 h 35 min',
  calories: '320 kcal',
  category: 'Dessert',
  cuisine: 'Polish',
  diet: 'Vegan, gluten-free',
}

function writeFact(view: EditorView, name: FactField, words: string) {
  const changes = changeFact(view.state.doc.toString(), name, words)
  if (changes) view.dispatch({ changes, userEvent: 'input' })
}

function FactInput({ name, place }: { name: FactField; place: FactPlace | undefined }) {
  const { view } = useTextEditor()
  // During editing the field shows the typed value, because the text stores it without a trailing space.
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <InputField
      label={FACT_LABELS[name]}
      value={draft ?? place?.value ?? ''}
      placeholder={EXAMPLES[name]}
      maxLength={80}
      autoComplete="off"
      onChange={({ target }) => {
        setDraft(target.value)
        if (view) writeFact(view, name, target.value)
      }}
      onBlur={() => setDraft(null)}
    />
  )
}

function useMarks(view: EditorView | null, findings: RecipeCheck['findings']) {
  useEffect(() => {
    if (!view) return
    const marks = findings.flatMap(({ message, from, to }) =>
      from === undefined || to === undefined ? [] : [{ message, from, to }],
    )
    view.dispatch({ effects: setRecipeMarks.of(marks) })
    return () => view.dispatch({ effects: setRecipeMarks.of([]) })
  }, [view, findings])
}

type Shown = RecipeCheck['findings'][number] & Partial<RecipeCheck['doubts'][number]>

function Findings({ findings }: { findings: readonly Shown[] }) {
  const goToLine = useGoToLine()
  const shown = findings.filter(useConfirmedDoubts().isOpen)
  if (shown.length === 0)
    return (
      <p className="flex gap-2 text-sm">
        <CircleCheck className="mt-0.5 size-4 shrink-0 text-herb" />
        The recipe adds up. {FOUND_ALL}
      </p>
    )
  return (
    <ul aria-label="What is missing" className="grid gap-2">
      {shown.map((one, index) => (
        <li key={`${index}:${one.message}`} className="flex gap-2 text-sm">
          <TriangleAlert className="mt-0.5 size-4 shrink-0 text-tomato" />
          <span>
            {one.message}{' '}
            {one.line !== undefined && (
              <button
                type="button"
                onClick={() => goToLine(one.line ?? 1)}
                className="min-h-6 font-semibold underline underline-offset-4"
              >
                Line {one.line}
              </button>
            )}
            <ConfirmDoubt {...one} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function Group({ heading, lines, isNumbered }: { heading: string | null; lines: string[]; isNumbered: boolean }) {
  const List = isNumbered ? 'ol' : 'ul'
  return (
    <div className="grid gap-1">
      {heading && <p className="font-semibold">{heading}</p>}
      <List className={`grid gap-1 pl-5 ${isNumbered ? 'list-decimal' : 'list-disc'} marker:text-ink-soft`}>
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </List>
    </div>
  )
}

/** The recipe as search engines read it. */
function Reading({ recipe }: { recipe: Recipe }) {
  const title = usePostValue('title').trim()
  const total = totalMinutesOf(recipe)
  const facts = [
    recipe.servings && `makes ${recipe.servings.text}`,
    total !== undefined && `${cookingTime(total)} in all`,
  ]
  return (
    <section
      aria-label="What search engines read"
      className="grid gap-4 rounded-xl border border-line bg-paper-raised p-4 text-sm"
    >
      <div>
        <h2 className="font-sans text-base font-semibold tracking-normal">{title || 'Untitled'}</h2>
        <p className="text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {recipe.ingredients.map(({ heading, items }, index) => (
        <Group key={index} heading={heading ?? (index === 0 ? 'Ingredients' : null)} lines={items} isNumbered={false} />
      ))}
      {recipe.steps.map(({ heading, steps }, index) => (
        <Group key={index} heading={heading ?? (index === 0 ? 'Method' : null)} lines={steps} isNumbered />
      ))}
    </section>
  )
}

/** Shows the recipe that search engines read from the text. Its facts can be edited here; the text stores them. */
export function RecipePanel() {
  const { view } = useTextEditor()
  const read = useDeferredValue(usePostValue('content'))
  const { recipe, facts, findings, doubts } = useMemo(() => checkRecipe(read), [read])
  const hasPicture = useHasPicture()
  useMarks(view, findings)
  return (
    <>
      <div className="grid grid-cols-2 gap-x-4 gap-y-4">
        {FACT_FIELDS.map((name) => (
          <FactInput key={name} name={name} place={facts.find((fact) => fact.name === name)} />
        ))}
      </div>
      <p className="text-sm text-ink-soft">
        These are lines of the text, such as “Prep time: 20 min”: here or there, it is the same.
      </p>
      <Findings findings={[...pictureFindings(hasPicture), ...findings, ...doubts]} />
      {recipe && <RecipeLabels recipe={recipe} />}
      {recipe && <Reading recipe={recipe} />}
    </>
  )
}
