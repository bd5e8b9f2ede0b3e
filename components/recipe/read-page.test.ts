import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onPageRecipe, pageRecipe } from './read-page'

/** A page with one step and one ingredient, with only the DOM members that the code reads. */
const step = {
  textContent: 'Add 450 ml water',
  previousElementSibling: null as unknown,
  closest: () => null,
  querySelector: () => null,
}
/** The parts of an ingredient: its words, and its amounts, whose `title` is the author's text. */
type Part = { textContent: string | null; title?: string }
let parts: Part[]
const elementOf = (own: Part[]) => ({
  get textContent() {
    return own.map(({ textContent }) => textContent).join('')
  },
  closest: () => null,
  querySelector: () => null,
  querySelectorAll: () =>
    own.filter(({ title }) => title).map((part) => Object.assign(part, { getAttribute: () => part.title })),
  cloneNode: () => elementOf(own.map((part) => ({ ...part }))),
})
const heading = { tagName: 'H3', textContent: 'Soup', previousElementSibling: null, querySelector: () => null }
const paragraph = { ...step, textContent: 'Fry the onions.', previousElementSibling: heading }
const list = {}
let steps: unknown[]
const observed = new Map<unknown, () => void>()

beforeEach(() => {
  steps = [step]
  parts = [{ textContent: '450 g rice' }]
  vi.stubGlobal('document', {
    querySelectorAll: (selector: string) => {
      if (selector.endsWith('label')) return [elementOf(parts)]
      return selector.endsWith('.recipe-step)') ? steps : [list]
    },
    createElement: () => {
      const holder = {}
      return Object.assign(holder, { append: (child: object) => Object.setPrototypeOf(holder, child) })
    },
  })
  vi.stubGlobal(
    'MutationObserver',
    class {
      readonly tell: () => void
      constructor(tell: () => void) {
        this.tell = tell
      }
      observe = (node: unknown) => observed.set(node, this.tell)
      disconnect = () => observed.clear()
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

it('returns the same object while the page does not change', () => expect(pageRecipe()).toBe(pageRecipe()))

it('leaves out the marks of footnotes', () => {
  let text = 'Bake1 gently.'
  const marked = {
    ...step,
    get textContent() {
      return text
    },
    querySelector: (selector: string) => (/\bsup\b/.test(selector) && text.includes('1') ? {} : null),
    querySelectorAll: () => [{ remove: () => (text = 'Bake gently.') }],
    cloneNode: () => marked,
  }
  steps = [marked]
  expect(pageRecipe().steps).toEqual([{ part: '', text: 'Bake gently.' }])
})

it('reads steps from paragraphs and list items, and skips empty ones', () => {
  steps = [paragraph, { ...paragraph, textContent: '' }, step]
  expect(pageRecipe().steps).toEqual([
    { part: 'Soup', text: 'Fry the onions.' },
    { part: '', text: 'Add 450 ml water' },
  ])
})

it('continues the last step of a list with the paragraphs before the next list', () => {
  const block = (name: string, textContent = '', nextElementSibling: unknown = null) => ({
    ...{ textContent, nextElementSibling, previousElementSibling: null, querySelector: () => null },
    matches: (selector: string) => selector === `.${name}`,
  })
  const later = block('recipe-steps', '', block('recipe-step-more', 'Turn it.'))
  const between = block('recipe-step-more', 'Heat the oven.', block('figure', 'The oven', later))
  const first = { ...block('recipe-steps', '', between), lastElementChild: null as unknown }
  const item = (textContent: string) => ({ ...step, textContent, closest: () => first })
  const [knead, rest] = [item('Knead.'), item('Rest.')]
  first.lastElementChild = rest
  steps = [knead, rest]
  expect(pageRecipe().steps.map(({ text }) => text)).toEqual(['Knead.', 'Rest. Heat the oven.'])
})

it('reports scaled amounts that appear after the page has loaded', () => {
  const before = pageRecipe()
  expect(before.steps).toEqual([{ part: '', text: 'Add 450 ml water' }])
  let seen = before
  const stop = onPageRecipe(() => (seen = pageRecipe()))
  step.textContent = 'Add 900 ml water'
  parts = [{ textContent: '900 g', title: '450 g' }, { textContent: ' rice' }]
  observed.get(list)?.()
  expect(seen.steps).toEqual([{ part: '', text: 'Add 900 ml water' }])
  expect(seen.ingredients).toEqual([{ line: '450 g rice', heading: '', shown: '900 g rice' }])
  stop()
  expect(observed.size).toBe(0)
})

it('reads the author’s amounts of a line in which one amount ends like another', () => {
  parts = [
    ...[{ textContent: '240 g', title: '120 g' }, { textContent: ' butter, plus ' }],
    ...[{ textContent: '20 g', title: '10 g' }, { textContent: ' for the tin' }],
  ]
  expect(pageRecipe().ingredients).toEqual([
    { line: '120 g butter, plus 10 g for the tin', heading: '', shown: '240 g butter, plus 20 g for the tin' },
  ])
})
