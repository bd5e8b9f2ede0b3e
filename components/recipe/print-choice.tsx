import { useState } from 'react'
import { SecondaryButton } from './secondary-button'
import { recipeWords as words } from '@/lib/content/recipe-words'

const FORMS = [
  ['full', words.printFull],
  ['card', words.printCard],
  ['large', words.printLarge],
] as const
type Form = (typeof FORMS)[number][0]

/** Prints in the chosen form, then restores the page. */
function printAs(form: Form, hasPicture: boolean): void {
  const { dataset } = document.documentElement
  dataset.print = form
  if (!hasPicture) dataset.printPicture = 'none'
  const restore = () => {
    delete dataset.print
    delete dataset.printPicture
  }
  addEventListener('afterprint', restore, { once: true })
  print()
}

/** Lets a reader print the whole recipe, a card or large type, with or without the picture. */
export function PrintChoice() {
  const [form, setForm] = useState<Form>('full')
  const [hasPicture, setPicture] = useState(true)
  return (
    <fieldset className="recipe-panel">
      <legend>{words.printTitle}</legend>
      {FORMS.map(([value, label]) => (
        <label key={value}>
          <input type="radio" name="print-form" checked={form === value} onChange={() => setForm(value)} /> {label}
        </label>
      ))}
      <label>
        <input type="checkbox" checked={hasPicture} onChange={() => setPicture(!hasPicture)} /> {words.printPicture}
      </label>
      <SecondaryButton onClick={() => printAs(form, hasPicture)}>{words.printGo}</SecondaryButton>
    </fieldset>
  )
}
