import { oneLine } from '../../../text.ts'
import { frontMatterOf } from '../../front-matter.ts'
import { isObject, nameOf } from '../../json.ts'
import { toMinutes } from '../../minutes.ts'
import { readText } from '../../read-text.ts'
import { itemOfRecipe, newRecipe, withServings } from '../../recipe-item.ts'
import { replaceSpans } from '../../spans.ts'
import type { ImportedRecipe, Format } from '../../types.ts'

/**
 * A mark, a name, and an amount in braces: `@salt`, `@olive oil{2%tbsp}`, `#pan{}`, `~rest{10%minutes}`. `@?` marks an
 * optional ingredient, `@&` one that was named before.
 */
const MARK = /(?<![\p{L}\p{N}])([@#~])[?&+-]?(?:([^@#~{}\n]*?)\{([^{}\n]*)\}|([\p{L}\p{N}_-]+))(?:\(([^()\n]*)\))?/gu

const amountText = (amount: string): string => {
  const [quantity = '', unit = ''] = amount
    .replace(/^=/, '')
    .split('%')
    .map((part) => part.trim())
  return [quantity, unit].filter(Boolean).join(' ')
}

/** A step in plain words. Adds the ingredients that it marks to `ingredients`. */
function stepText(step: string, ingredients: string[]): string {
  return step
    .replace(MARK, (_, mark: string, long?: string, amount?: string, short?: string, note?: string) => {
      // The name of another recipe is the path of its file.
      const name = (long ?? short ?? '').trim().replace(/^\.{1,2}\/(?:[^/\s]*\/)*/, '')
      const quantity = amountText(amount ?? '')
      if (mark === '@') ingredients.push([quantity, name].filter(Boolean).join(' ') + (note ? `, ${note}` : ''))
      return mark === '~' ? quantity || name : name
    })
    .replace(/\s+/g, ' ')
    .trim()
}

/** Metadata in YAML at the top, or in lines of the older form `>> servings: 2`. */
function metadataOf(source: string): { values: Record<string, unknown>; body: string } {
  const front = frontMatterOf(source)
  const values: Record<string, unknown> = { ...front.values }
  const lines = front.body.split('\n').filter((line) => {
    const colon = line.startsWith('>>') ? line.indexOf(':') : -1
    if (colon > 0) values[line.slice(2, colon).trim().toLowerCase()] = line.slice(colon + 1).trim()
    return colon < 0
  })
  return { values, body: lines.join('\n') }
}

/** A line of `== Section ==`; null for any other. */
function headingOf(line: string): string | null {
  const text = line.trim()
  return text.startsWith('=') ? text.replaceAll('=', ' ').trim() : null
}

function recipeOf(name: string, source: string): ImportedRecipe {
  const { values, body } = metadataOf(source)
  const plain = replaceSpans(body, /\[-/g, /-\]/g, () => '').replace(/(?<!-)--(?!-).*$/gm, '')
  const ingredients: string[] = []
  const steps: ImportedRecipe['steps'] = []
  const notes: string[] = []
  for (const block of plain.split(/\n\s*\n|\n(?==)/)) {
    const heading = headingOf(block.split('\n', 1)[0] ?? '')
    const text = (heading !== null ? block.slice(block.indexOf('\n') + 1 || block.length) : block).trim()
    if (heading !== null) steps.push({ heading: heading || null, lines: [] })
    if (text.startsWith('>')) notes.push(oneLine(text.replace(/^>\s?/gm, '')))
    else if (text) {
      if (steps.length === 0) steps.push({ heading: null, lines: [] })
      steps.at(-1)?.lines.push({ title: '', text: stepText(text, ingredients) })
    }
  }
  const time = isObject(values.time) ? values.time : {}
  return newRecipe({
    name: nameOf(values.title) || name,
    description: nameOf(values.description ?? values.introduction),
    yield: withServings(nameOf(values.servings ?? values.yield ?? values.serves)),
    prepMinutes: toMinutes(values['prep time'] ?? values.prep_time ?? time.prep),
    cookMinutes: toMinutes(values['cook time'] ?? values.cook_time ?? time.cook),
    totalMinutes: toMinutes(values['time required'] ?? values.time ?? values.duration),
    ingredients: ingredients.length > 0 ? [{ heading: null, lines: ingredients }] : [],
    steps: steps.filter(({ lines }) => lines.length > 0),
    notes,
    category: nameOf(values.course ?? values.category),
    cuisine: nameOf(values.cuisine),
    keywords: (Array.isArray(values.tags) ? values.tags : nameOf(values.tags).split(',')).map(nameOf).filter(Boolean),
  })
}

/** A recipe in Cooklang: `.cook`. */
export const reader: Format = {
  detect: ({ name }) => /\.cook$/i.test(name),
  async *read(file) {
    const name = file.name.replace(/^.*\//, '').replace(/\.cook$/i, '')
    yield itemOfRecipe(file.name, recipeOf(name, await readText(file.blob)))
  },
}
