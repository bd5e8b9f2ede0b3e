/**
 * What a plain look at the lines finds in a post: an independent baseline, for it knows no Markdown and shares no code
 * with the reader it is to check.
 */
export type Baseline = {
  ingredients: number
  steps: number
  prep: boolean
  cook: boolean
  total: boolean
  servings: boolean
  picture: boolean
}

const ITEM = /^\s*[-*+]\s+\S/
const STEP = /^\s{0,3}(?:\d+[.)]|[-*+])\s+[^!\s]/

function countMarkers(lines: readonly string[], heading: RegExp, marker: RegExp): number {
  const start = lines.findIndex((line) => heading.test(line))
  if (start < 0) return 0
  const length = lines.slice(start + 1).findIndex((line) => /^#{1,2}\s/.test(line))
  const section = lines.slice(start + 1, length < 0 ? undefined : start + 1 + length)
  return section.filter((line) => marker.test(line)).length
}

/** A line that names a thing and says something of it: a digit for a time, a letter or a digit for a yield. */
const says = (lines: readonly string[], label: RegExp, value: RegExp): boolean =>
  lines.some((line) => line.length < 120 && value.test(label.exec(line)?.[1] ?? ''))

/** The facts stand above the directions; a time within a step is none. */
function linesBeforeSteps(lines: readonly string[]): readonly string[] {
  const steps = lines.findIndex((line) => /^##\s+(?:Directions|Method|Instructions)/i.test(line))
  return steps < 0 ? lines : lines.slice(0, steps)
}

/** Looks at the lines of a post without its front matter. */
export function scanLines(markdown: string): Baseline {
  const lines = markdown.split(/\r?\n/)
  const head = linesBeforeSteps(lines)
  return {
    ingredients: countMarkers(lines, /^##\s+Ingredients/i, ITEM),
    steps: countMarkers(lines, /^##\s+(?:Directions|Method)/i, STEP),
    prep: says(head, /\bprep(?:aration)?\s*time\b\W*(.*)/i, /\d/),
    cook: says(head, /\b(?:cook|cooking|baking|bake)\s*time\b\W*(.*)/i, /\d/),
    total: says(head, /\btotal\s*time\b\W*(.*)/i, /\d/),
    servings: says(head, /^\W*(?:servings?|serves|yields?|makes)\s*[:–-]?\s*(.*)/i, /[\p{L}\d]/u),
    picture: /!\[[^\]]*\]\(/.test(markdown),
  }
}
