import type { Element, ElementContent, Root, RootContent } from 'hast'

/** What is measured: a number and its unit are one word to a reader. */
const UNITS =
  'g|kg|mg|µg|ml|cl|dl|l|cm|mm|m|km|kcal|kJ|h|min|s|°C|°F|°|tsp|tbsp|cups?|oz|lb|minutes?|hours?|days?|weeks?|months?|years?|seconds?|grams?|litres?|degrees|PLN|zł|€|%|AM|PM|NIP|dag|łyżk\\p{L}*|minut\\p{L}*|godzin\\p{L}*|dni'
const NUMBER = '\\d+(?:[.,]\\d+)*'
/** A range, whose dash a line would else end with; and what stands after a number. */
const RANGE = new RegExp(
  `${NUMBER}[%°]?(?:AM|PM)?[–—-]${NUMBER}(?:[%°]?C?F?|AM|PM)?(?: (?:${UNITS})(?![\\p{L}\\d]))?`,
  'gu',
)
const UNIT = new RegExp(`(${NUMBER}|[½⅓⅔¼¾⅛]) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu')

const NO_BREAK_SPACE = '\u00a0'

const withUnits = (text: string) => text.replace(UNIT, `$1${NO_BREAK_SPACE}`)

const kept = (text: string): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { className: ['keep'] },
  children: [{ type: 'text', value: text }],
})

/** A text in parts: its ranges as elements that stay on one line, its numbers tied to their units. */
function splitText(text: string): ElementContent[] {
  const parts: ElementContent[] = []
  let done = 0
  for (const { 0: range, index } of text.matchAll(RANGE)) {
    if (index > done) parts.push({ type: 'text', value: withUnits(text.slice(done, index)) })
    parts.push(kept(range))
    done = index + range.length
  }
  if (done < text.length) parts.push({ type: 'text', value: withUnits(text.slice(done)) })
  return parts
}

/** What is code or stays as it is typed, and what stays on one line already. */
const UNTOUCHED = new Set(['code', 'pre', 'data', 'time'])

const keepIn = <Node extends RootContent | ElementContent>(children: Node[]): (Node | ElementContent)[] =>
  children.flatMap((child): (Node | ElementContent)[] => {
    if (child.type === 'text') return splitText(child.value)
    if (child.type === 'element' && !UNTOUCHED.has(child.tagName))
      child.children = keepIn(child.children) as ElementContent[]
    return [child]
  })

/** Ranges and numbers with their units ("18–20 minutes", "5 g") never end a line in their middle. */
export function keepTogether(tree: Root): void {
  tree.children = keepIn(tree.children)
}
