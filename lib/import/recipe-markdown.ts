import { NUMBER_PATTERN } from '../recipe/numbers.ts'
import { unitAtStart } from '../recipe/units.ts'
import type { ImportedRecipe, ImportedStep } from './types.ts'

/** Escapes the characters of a plain text that Markdown would read as marks. */
const escaped = (text: string): string =>
  text.replace(/([\\`*_[\]<>~])/g, '\\$1').replace(/^(\d*)([-+.)]|#{1,6})(?=\s)/, '$1\\$2')

const hours = (minutes: number): string =>
  [minutes >= 60 && `${Math.floor(minutes / 60)} h`, minutes % 60 > 0 && `${minutes % 60} min`]
    .filter(Boolean)
    .join(' ')

const YIELD_LABEL = /^(?:serves|servings?|makes|yields?)(?::\s*|\s+)(?=(?:about |around |up to )?\d)/i
const NUMBER = new RegExp(`^(?:about |around |up to )?${NUMBER_PATTERN}(?:\\s*[-–]\\s*${NUMBER_PATTERN})?[\\s-]*`, 'i')

/** "4" of "4 servings" and of "Serves 4": this site reads a number only at the start. "Makes 20 cm" names no servings. */
export function plainYield(text: string): string {
  const unlabelled = text.replace(YIELD_LABEL, '')
  const isMeasure = unlabelled !== text && unitAtStart(unlabelled.replace(NUMBER, '')) !== null
  return isMeasure ? text : unlabelled.replace(/^(\d+) servings?$/, '$1')
}

function facts(recipe: ImportedRecipe): string[] {
  const lines: [label: string, value: string][] = [
    ['Prep time', recipe.prepMinutes === null ? '' : hours(recipe.prepMinutes)],
    ['Cook time', recipe.cookMinutes === null ? '' : hours(recipe.cookMinutes)],
    ['Total time', recipe.totalMinutes === null ? '' : hours(recipe.totalMinutes)],
    ['Servings', plainYield(recipe.yield)],
    ['Calories', recipe.calories === null ? '' : `${recipe.calories} kcal per serving`],
    ['Course', recipe.category],
    ['Cuisine', recipe.cuisine],
  ]
  return lines.filter(([, value]) => value !== '').map(([label, value]) => `- ${label}: ${escaped(value)}`)
}

function stepLine({ title, text, picture }: ImportedStep, index: number): string {
  const mark = `${index + 1}. `
  const blocks = [escaped(text), picture ? `![${escaped(picture.alt)}](<${picture.address}>)` : '']
  return `${mark}${title ? `**${escaped(title)}.** ` : ''}${blocks.filter(Boolean).join(`\n\n${' '.repeat(mark.length)}`)}`
}

const section = (heading: string, blocks: string[]): string[] => (blocks.length > 0 ? [`## ${heading}`, ...blocks] : [])
const titled = (heading: string | null, list: string[]): string[] => [
  ...(heading === null ? [] : [`### ${escaped(heading)}`]),
  list.join('\n'),
]

/** A recipe as Markdown that this site can read: facts, ingredients, method, notes. */
export function recipeMarkdown(recipe: ImportedRecipe): string {
  const ingredients = recipe.ingredients.flatMap(({ heading, lines }) =>
    titled(
      heading,
      lines.map((line) => `- ${escaped(line)}`),
    ),
  )
  const steps = recipe.steps.flatMap(({ heading, lines }) => titled(heading, lines.map(stepLine)))
  const notes = recipe.notes.length > 0 ? [recipe.notes.map((note) => `- ${escaped(note)}`).join('\n')] : []
  return [
    ...(recipe.description ? [escaped(recipe.description)] : []),
    facts(recipe).join('\n'),
    ...section('Ingredients', ingredients),
    ...section('Method', steps),
    ...section('Notes', notes),
  ]
    .filter(Boolean)
    .join('\n\n')
}
