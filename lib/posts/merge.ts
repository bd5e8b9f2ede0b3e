import { diff3Merge } from 'node-diff3'
import { fields } from './fields'
import { FIELD_NAMES, type FieldName, fieldText, type WorkingFields } from './schema'

/** Paragraphs in which two editors agree, or of which both wrote something else. */
export type MergePart =
  { kind: 'agreed'; paragraphs: string[] } | { kind: 'collision'; mine: string[]; theirs: string[] }

/** A field that two editors changed, in parts; what is not text is one part. */
export type Collision = { field: FieldName; label: string; parts: MergePart[] }

export type Merge = {
  /** Both editors' changes; where they collide, mine. */
  fields: WorkingFields
  /** The fields that somebody has to decide on. */
  collisions: Collision[]
}

const GAP = '\n\n'

type Conflict = { a: string[]; o: string[]; b: string[] }

/** Changes of paragraphs that stand beside each other come as one: taken apart where each has its counterpart. */
function partsOfConflict({ a: mine, o: base, b: theirs }: Conflict): MergePart[] {
  if (mine.length !== base.length || theirs.length !== base.length) return [{ kind: 'collision', mine, theirs }]
  return base.map((text, index): MergePart => {
    const [own = '', other = ''] = [mine[index], theirs[index]]
    if (own === text || own === other) return { kind: 'agreed', paragraphs: [other] }
    return other === text ? { kind: 'agreed', paragraphs: [own] } : { kind: 'collision', mine: [own], theirs: [other] }
  })
}

/** Agreed paragraphs that follow each other as one part. */
function joined(parts: readonly MergePart[]): MergePart[] {
  const result: MergePart[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (last?.kind === 'agreed' && part.kind === 'agreed') last.paragraphs.push(...part.paragraphs)
    else result.push(part.kind === 'agreed' ? { ...part, paragraphs: [...part.paragraphs] } : part)
  }
  return result
}

/** Two texts that began as `base`, paragraph by paragraph. */
export function mergeText(base: string, mine: string, theirs: string): MergePart[] {
  const regions = diff3Merge(mine.split(GAP), base.split(GAP), theirs.split(GAP), { excludeFalseConflicts: true })
  return joined(
    regions.flatMap(({ ok, conflict }): MergePart[] =>
      conflict ? partsOfConflict(conflict) : [{ kind: 'agreed', paragraphs: ok ?? [] }],
    ),
  )
}

/** What becomes of a collision: the one text, the other, or one after the other, which loses nothing. */
export type Choice = 'mine' | 'theirs' | 'both'

const chosen = (part: MergePart, choice: Choice): string[] => {
  if (part.kind === 'agreed') return part.paragraphs
  return choice === 'both' ? [...part.theirs, ...part.mine] : part[choice]
}

/** The text of the parts, `choiceOf` tells what becomes of a collision, by its place. */
export function composeText(parts: readonly MergePart[], choiceOf: (index: number) => Choice): string {
  return parts.flatMap((part, index) => chosen(part, choiceOf(index))).join(GAP)
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

function partsOf(name: FieldName, base: WorkingFields, mine: WorkingFields, theirs: WorkingFields): MergePart[] {
  if (name === 'content') return mergeText(base.content, mine.content, theirs.content)
  const [own, other, before] = [mine[name], theirs[name], base[name]]
  const isCollision = !isSame(own, before) && !isSame(other, before) && !isSame(own, other)
  return isCollision ? [{ kind: 'collision', mine: [fieldText(mine, name)], theirs: [fieldText(theirs, name)] }] : []
}

function valueOf(
  name: FieldName,
  parts: readonly MergePart[],
  base: WorkingFields,
  mine: WorkingFields,
  theirs: WorkingFields,
): unknown {
  if (name === 'content') return composeText(parts, () => 'mine')
  return isSame(mine[name], base[name]) ? theirs[name] : mine[name]
}

/** The changes that two editors made to one version, together. */
export function mergeFields(base: WorkingFields, mine: WorkingFields, theirs: WorkingFields): Merge {
  const merged = FIELD_NAMES.map((field) => ({
    field,
    label: fields[field].label,
    parts: partsOf(field, base, mine, theirs),
  }))
  return {
    fields: Object.fromEntries(
      merged.map(({ field, parts }) => [field, valueOf(field, parts, base, mine, theirs)]),
    ) as WorkingFields,
    collisions: merged.filter(({ parts }) => parts.some(({ kind }) => kind === 'collision')),
  }
}
