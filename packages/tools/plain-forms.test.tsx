import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Field, FormValues, Row, ToolFields } from './kit/types'
import type { PanelProps } from './kit/ui/tool-panel'
import { toolPath, tools } from './index'

const panels = import.meta.glob<{ default: ComponentType<PanelProps> }>('./*/*/panel.tsx')
const forms = import.meta.glob<{ form: ToolFields }>('./*/*/form.ts')

const isNumber = ({ kind }: Field) => ['integer', 'number', 'percent', 'money'].includes(kind)

/** The worked example with a word in its first number field, which may be in a row. */
function withWrongNumber({ groups, example }: ToolFields): FormValues {
  for (const field of groups.flatMap((group) => group.fields)) {
    if (isNumber(field) && !field.showIf) return { ...example, [field.name]: 'abc' }
    const rows = example[field.name]
    const inner = field.kind === 'rows' ? field.fields.find(isNumber) : undefined
    if (inner && Array.isArray(rows) && rows[0])
      return { ...example, [field.name]: [{ ...rows[0], [inner.name]: 'abc' }, ...rows.slice(1)] }
  }
  throw new Error('no number')
}

const calculators = tools.filter(({ noScript }) => noScript === 'form')

it.each(calculators)('$slug marks a wrong number in the server-rendered page', async (tool) => {
  const file = `./${tool.group}/${tool.slug}`
  const [panel, form] = await Promise.all([panels[`${file}/panel.tsx`]?.(), forms[`${file}/form.ts`]?.()])
  if (!panel || !form) throw new Error(file)
  const page = (initial: FormValues) =>
    renderToStaticMarkup(createElement(panel.default, { slug: tool.slug, getAction: toolPath(tool), initial }))
  const wrong = page(withWrongNumber(form.form))
  expect(wrong).toContain('aria-invalid="true"')
  expect(wrong).toContain('must be a number')
  expect(page(form.form.example)).not.toContain('aria-invalid="true"')
})

/** The worked example with 1 in every integer and number field. */
function withOnes({ groups, example }: ToolFields): FormValues {
  const ones = (fields: readonly Field[], values: Readonly<Record<string, unknown>>): FormValues =>
    Object.fromEntries(
      fields.map((field) => {
        const value = values[field.name]
        if (field.kind === 'rows')
          return [field.name, Array.isArray(value) ? value.map((row: Row) => ones(field.fields, row) as Row) : []]
        return [field.name, field.kind === 'integer' || field.kind === 'number' ? '1' : String(value ?? '')]
      }),
    )
  return ones(
    groups.flatMap((group) => group.fields),
    example,
  )
}

it.each(calculators)('$slug uses the singular after 1', async (tool) => {
  const file = `./${tool.group}/${tool.slug}`
  const [panel, form] = await Promise.all([panels[`${file}/panel.tsx`]?.(), forms[`${file}/form.ts`]?.()])
  if (!panel || !form) throw new Error(file)
  const initial = withOnes(form.form)
  const page = renderToStaticMarkup(createElement(panel.default, { slug: tool.slug, initial }))
  const [, result = ''] = page.split('class="tool-result"')
  expect(result.replace(/<[^<>]*>/g, ' | ')).not.toMatch(/(?<![\d.,/:×÷] ?)\b1 \p{Ll}+s\b/u)
})
