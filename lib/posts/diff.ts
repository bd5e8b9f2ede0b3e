import { type Change, diffLines, diffWordsWithSpace } from 'diff'
import { fields } from './fields.ts'
import { FIELD_NAMES, type FieldName, fieldText, type WorkingFields } from './schema.ts'

/** `removed`: only in the older version. `added`: only in the newer one. `skipped`: equal text that is not shown. */
export type DiffPart = { kind: 'same' | 'removed' | 'added' | 'skipped'; text: string }

export type FieldDiff = { field: FieldName; label: string; parts: DiffPart[] }

/** Characters of equal text shown around a change. */
const CONTEXT = 160
/** Below this share of equal letters, two parts are shown one after the other instead of word by word. */
const SHARED_MIN = 0.4
/** A comparison that takes longer is shown as one replacement. */
const TIMEOUT_MS = 1500

function atSpace(text: string, from: 'start' | 'end'): string {
  const cut = from === 'start' ? text.slice(0, CONTEXT) : text.slice(-CONTEXT)
  const space = from === 'start' ? cut.lastIndexOf(' ') : cut.indexOf(' ')
  if (space < 0) return cut
  return from === 'start' ? cut.slice(0, space) : cut.slice(space)
}

/** Leaves out the middle of long equal parts. */
function shorten(part: DiffPart, index: number, all: readonly DiffPart[]): DiffPart[] {
  if (part.kind !== 'same' || part.text.length <= 3 * CONTEXT) return [part]
  const head = index === 0 ? '' : atSpace(part.text, 'start')
  const tail = index === all.length - 1 ? '' : atSpace(part.text, 'end')
  const skipped = part.text.slice(head.length, part.text.length - tail.length)
  const parts: DiffPart[] = [
    { kind: 'same', text: head },
    { kind: 'skipped', text: skipped },
    { kind: 'same', text: tail },
  ]
  return parts.filter(({ text }) => text !== '')
}

const toPart = ({ added, removed, value }: Change): DiffPart => ({
  kind: added ? 'added' : removed ? 'removed' : 'same',
  text: value,
})

const replaced = (older: string, newer: string): DiffPart[] => [
  { kind: 'removed', text: older },
  { kind: 'added', text: newer },
]

/** Compares word by word, unless the texts share little. */
function diffWords(older: string, newer: string): DiffPart[] {
  const parts = diffWordsWithSpace(older, newer, { timeout: TIMEOUT_MS })?.map(toPart)
  if (!parts) return replaced(older, newer)
  const shared = parts.reduce((sum, { kind, text }) => sum + (kind === 'same' ? text.trim().length : 0), 0)
  return shared < SHARED_MIN * Math.min(older.length, newer.length) ? replaced(older, newer) : parts
}

function joined(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (last?.kind === part.kind) last.text += part.text
    else result.push({ ...part })
  }
  return result
}

/** The difference of two texts, line by line and in changed lines word by word; empty when they are equal. */
export function diffText(older: string, newer: string): DiffPart[] {
  if (older === newer) return []
  const changes = diffLines(older, newer, { timeout: TIMEOUT_MS })
  if (!changes) return replaced(older, newer)
  const parts = changes.flatMap((change, index) => {
    const [before, after] = [changes[index - 1], changes[index + 1]]
    if (change.removed && after?.added) return diffWords(change.value, after.value)
    return change.added && before?.removed ? [] : [toPart(change)]
  })
  return joined(parts).flatMap(shorten)
}

/** The fields in which two versions differ, in the order of the form. */
export function diffFields(older: WorkingFields, newer: WorkingFields): FieldDiff[] {
  return FIELD_NAMES.map((field) => ({
    field,
    label: fields[field].label,
    parts: diffText(fieldText(older, field), fieldText(newer, field)),
  })).filter(({ parts }) => parts.length > 0)
}
