import { slugify } from '../../kit/slug.ts'
import { clipText } from '../../kit/text.ts'

export interface FoundHeading {
  readonly level: number
  readonly text: string
  readonly line: number
  /** Words from here to the next heading. */
  readonly words: number
  readonly isHidden: boolean
}

/** A paragraph in bold only, which looks like a heading. */
export interface BoldParagraph {
  readonly text: string
  readonly line: number
}

export interface FoundOutline {
  readonly headings: readonly FoundHeading[]
  readonly bold: readonly BoldParagraph[]
  readonly leadWords: number
}

export const BOLD_MAX = 80

export interface Issue {
  readonly severity: 'error' | 'warning' | 'advice'
  /** Null for an issue of the whole page. */
  readonly line: number | null
  readonly message: string
}

export interface Settings {
  readonly title: string
  /** Levels that the template shows above the text: 0, 1 or 2. */
  readonly templateLevels: number
}

export type Result = ReturnType<typeof checkOutline>

/** No page for readers has more headings; a pasted log may. */
export const MAX_HEADINGS = 2_000
const LONG_HEADING = 70
const LONG_SECTION = { advice: 300, warning: 350 } as const

/** Ids are unique on the page; empty if the text has no Latin letter or digit. */
function withIds(headings: readonly FoundHeading[]) {
  const taken = new Set<string>()
  // The next number of each slug, so that a thousand equal headings do not count from 2 each time.
  const next = new Map<string, number>()
  return headings.map((heading) => {
    const slug = slugify(heading.text)
    let id = slug
    let number = next.get(slug) ?? 2
    for (; id !== '' && taken.has(id); number += 1) id = `${slug}-${number}`
    next.set(slug, number)
    taken.add(id)
    return { ...heading, id }
  })
}

const quote = (text: string) => `“${clipText(text, LONG_HEADING)}”`

const issue = (severity: Issue['severity'], line: number | null, message: string): Issue => ({
  severity,
  line,
  message,
})

function topIssues(headings: readonly FoundHeading[], { title, templateLevels }: Settings): Issue[] {
  if (headings.length === 0) return [issue('error', null, 'There is no heading.')]
  const first = headings.filter(({ level }) => level === 1)
  if (templateLevels === 0 && first.length === 0)
    return [issue('error', null, 'There is no h1: the page has no heading of its own.')]
  const isTitle = (text: string) => templateLevels > 0 && title !== '' && text.toLowerCase() === title.toLowerCase()
  return (templateLevels > 0 ? first : first.slice(1)).map(({ text, line }) =>
    isTitle(text)
      ? issue('advice', line, `The h1 ${quote(text)} repeats the title, which the template shows already.`)
      : issue('advice', line, `Another h1, ${quote(text)}: one is usual, and names the whole page.`),
  )
}

function skippedLevels(headings: readonly FoundHeading[], templateLevels: number): Issue[] {
  // A missing h1 is reported elsewhere, so an h2 at the start is not a second fault.
  let previous = Math.max(templateLevels, 1)
  return headings.flatMap(({ level, text, line }) => {
    const above = previous
    previous = level
    return level > above + 1
      ? [issue('warning', line, `h${level} ${quote(text)} follows h${above}: h${above + 1} is skipped.`)]
      : []
  })
}

function duplicates(headings: readonly FoundHeading[]): Issue[] {
  const issues: Issue[] = []
  /** The open headings from the outermost, each with the names of its children. */
  const open: { level: number; children: Set<string> }[] = [{ level: 0, children: new Set() }]
  for (const { level, text, line } of headings) {
    while (open.length > 1 && (open.at(-1)?.level ?? 0) >= level) open.pop()
    const siblings = open.at(-1)?.children
    const name = text.toLowerCase()
    if (name !== '' && siblings?.has(name))
      issues.push(issue('warning', line, `${quote(text)} stands twice under the same heading.`))
    siblings?.add(name)
    open.push({ level, children: new Set() })
  }
  return issues
}

function sectionIssue(words: number, line: number | null, name: string): Issue | false {
  const severity = words > LONG_SECTION.warning ? 'warning' : 'advice'
  const message = `${name} has ${words} words without a subheading; up to 300 are easy to scan.`
  return words > LONG_SECTION.advice && issue(severity, line, message)
}

function ownIssues({ text, line, words, isHidden }: FoundHeading): (Issue | false)[] {
  const length = [...text].length
  const long = `${quote(text)} has ${length} characters; up to ${LONG_HEADING} are easy to scan.`
  return [
    text === '' && issue('error', line, 'An empty heading: screen readers announce nothing.'),
    length > LONG_HEADING && issue('advice', line, long),
    isHidden && issue('advice', line, `${quote(text)} is hidden on the page.`),
    sectionIssue(words, line, `The section ${quote(text)}`),
  ]
}

function outlineMarkdown(headings: readonly FoundHeading[], { title, templateLevels }: Settings): string {
  const lines = headings
    .filter(({ text }) => text !== '')
    .map(({ level, text }) => `${'#'.repeat(Math.min(level, 6))} ${text}`)
  return [...(templateLevels > 0 && title !== '' ? [`# ${title}`] : []), ...lines].join('\n')
}

const tooMany = `Only the first ${MAX_HEADINGS.toLocaleString('en-GB')} headings are looked at.`

const byLine = (a: Issue, b: Issue) => (a.line ?? 0) - (b.line ?? 0)

export function checkOutline({ headings: all, bold: allBold, leadWords }: FoundOutline, settings: Settings) {
  const headings = all.slice(0, MAX_HEADINGS)
  const bold = allBold.slice(0, MAX_HEADINGS)
  // Hidden headings are not part of the outline.
  const seen = headings.filter(({ isHidden }) => !isHidden)
  const issues = [
    all.length > MAX_HEADINGS && issue('advice', null, tooMany),
    ...topIssues(seen, settings),
    ...skippedLevels(seen, settings.templateLevels),
    ...duplicates(seen),
    ...headings.flatMap(ownIssues),
    headings.length > 0 && sectionIssue(leadWords, null, 'The text before the first heading'),
    ...bold.map(({ text, line }) =>
      issue('warning', line, `${quote(text)} is a paragraph in bold: if it is a heading, mark it as one.`),
    ),
  ].filter((one) => one !== false)
  return {
    headings: withIds(headings),
    issues: issues.toSorted(byLine),
    /** The outline as Markdown headings. */
    markdown: outlineMarkdown(seen, settings),
    words: leadWords + headings.reduce((sum, { words }) => sum + words, 0),
  }
}
