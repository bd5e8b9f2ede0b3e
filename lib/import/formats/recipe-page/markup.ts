import { type Document, type Element, isTag } from 'domhandler'
import { getElementById, getInnerHTML } from 'domutils'
import type { JsonObject } from '../../json.ts'

/** How a vocabulary marks recipes, nested nodes and property names in HTML. */
type Vocabulary = {
  isRecipe: (element: Element) => boolean
  isNode: (element: Element) => boolean
  names: (element: Element) => string[]
}

const NODE_DEPTH_MAX = 6

const words = (text: string | undefined): string[] => text?.split(/\s+/).filter(Boolean) ?? []
const local = (name: string) => name.replace(/^.*[/#:]/, '')

const microdata: Vocabulary = {
  isRecipe: ({ attribs }) => /(?:schema|data-vocabulary)\.org\/Recipe\b/i.test(attribs.itemtype ?? ''),
  isNode: ({ attribs }) => attribs.itemscope !== undefined,
  names: ({ attribs }) => words(attribs.itemprop).map(local),
}

const rdfa: Vocabulary = {
  isRecipe: ({ attribs }) => words(attribs.typeof).some((type) => local(type) === 'Recipe'),
  isNode: ({ attribs }) => attribs.typeof !== undefined,
  names: ({ attribs }) => words(attribs.property).map(local),
}

/** The classes of h-recipe and of the older hRecipe, with their schema.org names. */
const CLASSES: Record<string, string> = {
  'p-name': 'name',
  fn: 'name',
  'p-summary': 'description',
  'p-ingredient': 'recipeIngredient',
  ingredient: 'recipeIngredient',
  'e-instructions': 'recipeInstructions',
  instructions: 'recipeInstructions',
  instruction: 'recipeInstructions',
  'p-yield': 'recipeYield',
  yield: 'recipeYield',
  'dt-duration': 'totalTime',
  duration: 'totalTime',
  preptime: 'prepTime',
  cooktime: 'cookTime',
  'u-photo': 'image',
}
const microformat: Vocabulary = {
  isRecipe: ({ attribs }) => words(attribs.class).some((name) => name === 'h-recipe' || name === 'hrecipe'),
  isNode: () => false,
  names: ({ attribs }) => words(attribs.class).flatMap((name) => CLASSES[name.toLowerCase()] ?? []),
}

/** Older names of the same properties. */
const RENAMED: Record<string, string> = {
  ingredients: 'recipeIngredient',
  ingredient: 'recipeIngredient',
  instructions: 'recipeInstructions',
  yield: 'recipeYield',
  photo: 'image',
}

function valueOf(element: Element): string {
  const { content, datetime, src, href } = element.attribs
  if (content !== undefined) return content
  if (datetime !== undefined && element.name === 'time') return datetime
  if (element.name === 'img') return src ?? ''
  if (element.name === 'link' || element.name === 'a') return getInnerHTML(element) || (href ?? '')
  return getInnerHTML(element)
}

/** The descendants of an element, in document order. `enter` tells whether to visit the children of an element. */
export function* below(root: Element | Document, enter = (_: Element): boolean => true): Generator<Element> {
  const waiting = root.children.filter(isTag).reverse()
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    yield element
    if (enter(element)) waiting.push(...element.children.filter(isTag).reverse())
  }
}

const isWithin = (element: Element, ancestors: ReadonlySet<Element> | undefined): boolean => {
  for (let parent = element.parent; ancestors && parent; parent = parent.parent)
    if (isTag(parent) && ancestors.has(parent)) return true
  return false
}

const REFERENCES_MAX = 20

/** The other parts of the page that an element of microdata refers to (`itemref`). */
const referredTo = ({ attribs }: Element, page: Document): Element[] =>
  words(attribs.itemref)
    .slice(0, REFERENCES_MAX)
    .flatMap((id) => getElementById(id, page.children) ?? [])

/** The properties below an element. Those in a nested node belong to that node. */
function nodeOf(root: Element, vocabulary: Vocabulary, page: Document, depth = 0): JsonObject {
  const node: Record<string, unknown[]> = {}
  const taken = new Map<string, Set<Element>>()
  for (const element of [root, ...referredTo(root, page)].flatMap((part) => [
    ...below(part, (child) => !vocabulary.isNode(child)),
  ])) {
    const isNested = vocabulary.isNode(element) && depth < NODE_DEPTH_MAX
    for (const property of vocabulary.names(element)) {
      const name = RENAMED[property] ?? property
      // Skip a property inside an element that already gave the same property.
      if (isWithin(element, taken.get(name))) continue
      taken.set(name, (taken.get(name) ?? new Set()).add(element))
      ;(node[name] ??= []).push(isNested ? nodeOf(element, vocabulary, page, depth + 1) : valueOf(element))
    }
  }
  const type = root.attribs.itemtype ?? root.attribs.typeof
  return { ...node, ...(type !== undefined && { '@type': local(type) }) }
}

/** The recipes that a page marks by attributes or classes of its HTML: microdata, RDFa, h-recipe. */
export function markedUpRecipes(page: Document): JsonObject[] {
  for (const vocabulary of [microdata, rdfa, microformat]) {
    const elements = [...below(page, (element) => !vocabulary.isRecipe(element))].filter(vocabulary.isRecipe)
    if (elements.length > 0) return elements.map((element) => nodeOf(element, vocabulary, page))
  }
  return []
}
