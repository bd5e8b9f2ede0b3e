import { type Extension, type Range, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view'

/** A place of the text that search engines will not understand, and why. */
export type RecipeMark = { from: number; to: number; message: string }

/** Marks these places, and no others. */
export const setRecipeMarks = StateEffect.define<readonly RecipeMark[]>()

const decorations = (marks: readonly RecipeMark[], length: number): DecorationSet => {
  const ranges = marks.flatMap(({ from, to, message }): Range<Decoration>[] => {
    const end = Math.min(to, length)
    const mark = Decoration.mark({ class: 'cm-not-understood', attributes: { title: message } })
    return from < end ? [mark.range(from, end)] : []
  })
  return Decoration.set(ranges, true)
}

/** Shows in the text what the recipe panel found wrong; the marks go along with what is typed. */
export const recipeMarks: Extension = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, { changes, effects, state }) {
    const next = effects.find((effect) => effect.is(setRecipeMarks))
    return next ? decorations(next.value, state.doc.length) : shown.map(changes)
  },
  provide: (field) => EditorView.decorations.from(field),
})
