import { describe, expect, it } from 'vitest'
import { fromQuery, readVisible, type ToolForm } from './kit/form.ts'
import type { Field, FormValues, ToolFields } from './kit/types.ts'
import { tools } from './registry.ts'

type Calculate = (input: unknown, today: string) => unknown

const TODAY = '2026-11-22'

/** Malicious and oversized pastes. */
const HOSTILE = [
  '</script><img src=x onerror=alert(1)>',
  '=HYPERLINK("https://evil.example","x")',
  'Subject\r\nBcc: all@example.com',
  'javascript:alert(1)',
  '\uD800 half \uDC00',
  '-1e999',
  'x'.repeat(10_485_760),
  // Each sign opens a construct of some tool's input format and never closes it.
  ...['[', '"', '- ', '<h1 ', '0:', '# '].map((sign) => sign.repeat(30_000 / sign.length)),
]

const forms = import.meta.glob<{ form: ToolForm }>('./*/*/form.ts')
/** Tools that take parsed HTML export another function, and have their own hostile tests. */
const calculations = import.meta.glob<{ calculate?: Calculate }>('./*/*/calculate.ts')

async function formOf(folder: string): Promise<ToolForm> {
  const file = await forms[`./${folder}/form.ts`]?.()
  if (!file) throw new Error(folder)
  return file.form
}

/** Runs a stepwise calculation to its end. */
function finish(result: unknown): void {
  if (!(result instanceof Iterator)) return
  for (const _ of result);
}

/** The example with one of its fields, or one field of its first row, replaced. */
function withOne(field: Field, values: FormValues, text: string): FormValues[] {
  if (field.kind !== 'rows') return [{ ...values, [field.name]: text }]
  const rows = values[field.name]
  const [first = {}, ...rest] = Array.isArray(rows) ? rows : []
  return field.fields.map(({ name }) => ({ ...values, [field.name]: [{ ...first, [name]: text }, ...rest] }))
}

const namesOf = ({ groups }: ToolFields): string[] => groups.flatMap(({ fields }) => fields.map(({ name }) => name))

function rowNames(field: Field, values: FormValues): string[][] {
  const rows = values[field.name]
  return field.kind === 'rows' && Array.isArray(rows) ? rows.map((row) => Object.keys(row).toSorted()) : []
}

describe.each(tools.map(({ group, slug }) => `${group}/${slug}`))('%s', (folder) => {
  it('opens with an example that has every field and passes its own schema', async () => {
    const form = await formOf(folder)
    const names = namesOf(form)
    expect(new Set(names).size).toBe(names.length)
    expect(Object.keys(form.example).toSorted()).toEqual(names.toSorted())
    expect(Object.keys(form.empty).toSorted()).toEqual(names.toSorted())
    for (const field of form.groups.flatMap((one) => one.fields)) {
      if (field.kind !== 'rows') continue
      const known = field.fields.map(({ name }) => name).toSorted()
      for (const row of [...rowNames(field, form.example), ...rowNames(field, form.empty)]) expect(row).toEqual(known)
    }
    expect(readVisible(form, form.example)).toMatchObject({ ok: true })
    expect(fromQuery(form, new URLSearchParams())).toBeNull()
  })

  it('calculates or shows a readable message, whatever is pasted into a field', async () => {
    const form = await formOf(folder)
    const calculate = (await calculations[`./${folder}/calculate.ts`]?.())?.calculate
    for (const field of form.groups.flatMap((one) => one.fields)) {
      for (const values of HOSTILE.flatMap((text) => withOne(field, form.example, text))) {
        const read = readVisible(form, values)
        if (read.ok) finish(calculate?.(read.input, TODAY))
        else expect(Object.values(read.errors).join(' ')).not.toMatch(/undefined|NaN|Invalid (?:type|input)/)
      }
    }
  }, 60_000)
})
