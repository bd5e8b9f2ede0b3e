import { diff3Merge } from 'node-diff3'
import { fields } from './fields'
import { FIELD_NAMES, type FieldName, fieldText, type WorkingFields } from './schema'

/** Paragraphs in which two editors agree, or which both changed differently. */
export type MergePart =
  { kind: 'agreed'; paragraphs: string[] } | { kind: 'collision'; mine: string[]; theirs: string[] }

/** A field that two editors changed, in parts; a field that is not text is one part. */
export type Collision = { field: FieldName; label: string; parts: MergePart[] }

export type Merge = {
  /** Both editors' changes; where they collide, mine. */
  fields: WorkingFields
  /** The fields that need a decision. */
  collisions: Collision[]
}

const GAP = '\n\n'

/** Splits a conflict of neighbouring paragraphs into single ones, where each has its counterpart. */
function partsOfConflict({ a: mine, o: base, b: theirs }: Record<'a' | 'o' | 'b', string[]>): MergePart[] {
  if (mine.length !== base.length || theirs.length !== base.length) return [{ kind: 'collision', mine, theirs }]
  return base.map((text, index): MergePart => {
    const [own = '', other = ''] = [mine[index], theirs[index]]
    if (own === text || own === other) return { kind: 'agreed', paragraphs: [other] }
    return other === text ? { kind: 'agreed', paragraphs: [own] } : { kind: 'collision', mine: [own], theirs: [other] }
  })
}

/** Joins neighbouring parts in which both agree. */
function joined(parts: readonly MergePart[]): MergePart[] {
  const result: MergePart[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (last?.kind === 'agreed' && part.kind === 'agreed') last.paragraphs.push(...part.paragraphs)
    else result.push(part.kind === 'agreed' ? { ...part, paragraphs: [...part.paragraphs] } : part)
  }
  return result
}

/** Merges two texts that began as `base`, paragraph by paragraph. */
export function mergeText(base: string, mine: string, theirs: string): MergePart[] {
  const regions = diff3Merge(mine.split(GAP), base.split(GAP), theirs.split(GAP), { excludeFalseConflicts: true })
  return joined(
    regions.flatMap(({ ok, conflict }): MergePart[] =>
      conflict ? partsOfConflict(conflict) : [{ kind: 'agreed', paragraphs: ok ?? [] }],
    ),
  )
}

/** The decision on a collision: one text, the other, or both, which loses nothing. */
export type Choice = 'mine' | 'theirs' | 'both'

const chosen = (part: MergePart, choice: Choice): string[] => {
  if (part.kind === 'agreed') return part.paragraphs
  return choice === 'both' ? [...part.theirs, ...part.mine] : part[choice]
}

/** The text of the parts. `choiceOf` gets the index of a part and returns the decision for its collision. */
export function composeText(parts: readonly MergePart[], choiceOf: (index: number) => Choice): string {
  return parts.flatMap((part, index) => chosen(part, choiceOf(index))).join(GAP)
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Two editors' versions, and `base`, the version that both began with. */
export type Versions = { base: WorkingFields; mine: WorkingFields; theirs: WorkingFields }

/** One field of three versions: the merged value, and the parts of its collision. */
function mergeField(name: FieldName, { base, mine, theirs }: Versions): { value: unknown; parts: MergePart[] } {
  if (name === 'content') {
    const parts = mergeText(base.content, mine.content, theirs.content)
    return { value: composeText(parts, () => 'mine'), parts }
  }
  const [own, other, before] = [mine[name], theirs[name], base[name]]
  if (isSame(own, before)) return { value: other, parts: [] }
  const isCollision = !isSame(other, before) && !isSame(own, other)
  const collision: MergePart = {
    kind: 'collision',
    mine: [fieldText(mine, name)],
    theirs: [fieldText(theirs, name)],
  }
  return { value: own, parts: isCollision ? [collision] : [] }
}

/** Merges the changes that two editors made to one version. */
export function mergeFields(base: WorkingFields, mine: WorkingFields, theirs: WorkingFields): Merge {
  const merged = FIELD_NAMES.map((field) => ({
    field,
    label: fields[field].label,
    ...mergeField(field, { base, mine, theirs }),
  }))
  return {
    fields: Object.fromEntries(merged.map(({ field, value }) => [field, value])) as WorkingFields,
    collisions: merged
      .filter(({ parts }) => parts.some(({ kind }) => kind === 'collision'))
      .map(({ field, label, parts }) => ({ field, label, parts })),
  }
}
