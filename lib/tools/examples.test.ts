import type * as v from 'valibot'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { fromQuery, visibleValues } from './kit/form.ts'
import { readForm } from './kit/inputs.ts'
import type { Field, FormValues, ToolFields } from './kit/types.ts'
import { tools } from './registry.ts'

interface Parts {
  readonly fields: ToolFields
  readonly schema: v.GenericSchema
}

/** Some tools have a form of their own and say so by having no such files. */
async function partsOf(group: string, slug: string): Promise<Parts | null> {
  const folder = path.join(import.meta.dirname, group, slug)
  if (!['fields.ts', 'schema.ts'].every((file) => existsSync(path.join(folder, file)))) return null
  const { fields } = (await import(path.join(folder, 'fields.ts'))) as Pick<Parts, 'fields'>
  const { schema } = (await import(path.join(folder, 'schema.ts'))) as Pick<Parts, 'schema'>
  return { fields, schema }
}

const namesOf = ({ groups }: ToolFields): string[] => groups.flatMap(({ fields }) => fields.map(({ name }) => name))

/** Every row that a form holds has the fields of its rows and no other. */
function rowNames(field: Field, values: FormValues): string[][] {
  const rows = values[field.name]
  return field.kind === 'rows' && Array.isArray(rows) ? rows.map((row) => Object.keys(row).toSorted()) : []
}

describe.each(tools.map(({ group, slug }) => [group, slug] as const))('%s/%s', (group, slug) => {
  it('opens with an example that its own rules take, field for field', async () => {
    const parts = await partsOf(group, slug)
    if (parts === null) return
    const { fields, schema } = parts
    const names = namesOf(fields)
    expect(new Set(names).size).toBe(names.length)
    expect(Object.keys(fields.example).toSorted()).toEqual(names.toSorted())
    expect(Object.keys(fields.empty).toSorted()).toEqual(names.toSorted())
    for (const field of fields.groups.flatMap((one) => one.fields)) {
      if (field.kind !== 'rows') continue
      const known = field.fields.map(({ name }) => name).toSorted()
      for (const row of [...rowNames(field, fields.example), ...rowNames(field, fields.empty)])
        expect(row).toEqual(known)
    }
    expect(readForm(schema, visibleValues(fields, fields.example))).toMatchObject({ ok: true })
    expect(fromQuery(fields, new URLSearchParams())).toBeNull()
  })
})
