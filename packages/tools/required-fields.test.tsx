import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { isOptional, isVisible, readVisible, type ToolForm } from './kit/form'
import type { Field, Row, ToolFields } from './kit/types'
import type { PanelProps } from './kit/ui/tool-panel'
import { tools } from './index'

const forms = import.meta.glob<{ form: ToolForm }>('./*/*/form.ts')
const panels = import.meta.glob<{ default: ComponentType<PanelProps> }>('./*/*/panel.tsx')

/** Tools whose empty form is valid: they show no result, or a table of what is missing (schema markup). */
const ANSWER_NOTHING = ['character-counter', 'link-card-preview', 'subtitle-converter', 'schema-markup-generator']

/** A rule between fields accepts an empty first title when there is another. */
const DECIDED_BY_A_RULE = ['title1']

const isAsked = (field: Field, values: ToolFields['empty'] | Row) =>
  !['choice', 'radio', 'flag'].includes(field.kind) && isVisible(field, values) && !isOptional(field, values)

/** Paths of the visible required fields that an empty form leaves empty. */
function missingPaths({ groups, empty }: ToolFields): string[] {
  return groups
    .flatMap(({ fields }) => fields)
    .filter((field) => isAsked(field, empty))
    .flatMap((field) => {
      const value = empty[field.name]
      if (field.kind !== 'rows' || !Array.isArray(value)) return value === '' ? [field.name] : []
      const rows = value
        .slice(0, field.min || 1)
        .flatMap((row: Row, at: number) =>
          field.fields
            .filter((column) => isAsked(column, row) && row[column.name] === '')
            .map(({ name }) => `${field.name}.${at}.${name}`),
        )
      return rows.length > 0 ? rows : [field.name]
    })
}

it.each(tools)('$slug marks every missing field of an empty form, and links to the first', async (tool) => {
  const folder = `./${tool.group}/${tool.slug}`
  const [file, panel] = await Promise.all([forms[`${folder}/form.ts`]?.(), panels[`${folder}/panel.tsx`]?.()])
  if (!file || !panel) throw new Error(folder)
  const { form } = file
  const read = readVisible(form, form.empty)
  const errors = read.ok ? [] : Object.keys(read.errors)
  const missing = ANSWER_NOTHING.includes(tool.slug) ? [] : missingPaths(form)
  expect(errors).toEqual(expect.arrayContaining(missing))
  expect(missing.length > 0).toBe(errors.length > 0)

  if (tool.noScript !== 'form') return
  const page = renderToStaticMarkup(createElement(panel.default, { slug: tool.slug, initial: form.empty }))
  expect(page.includes('missing or wrong')).toBe(errors.length > 0)
  const [, first] = /<a href="#(field-[^"]+)"/.exec(page) ?? []
  if (errors.length > 0) expect(page).toContain(`id="${first}"`)
  for (const field of form.groups.flatMap((group) => group.fields))
    if (isVisible(field, form.empty) && isOptional(field, form.empty))
      expect(page).toContain(`>${field.label} (optional)<`)
  if (errors.length > 1) expect(page).toContain(`${errors.length} fields are missing or wrong. The first: `)
})

it.each(tools)('$slug rejects an empty value of every field without "(optional)"', async (tool) => {
  const file = await forms[`./${tool.group}/${tool.slug}/form.ts`]?.()
  if (!file || ANSWER_NOTHING.includes(tool.slug)) return
  const { form } = file
  const values = form.example
  const shown = form.groups.flatMap((group) => group.fields).filter((field) => isAsked(field, values))
  for (const { name, kind } of shown.filter((one) => !DECIDED_BY_A_RULE.includes(one.name))) {
    const read = readVisible(form, { ...values, [name]: kind === 'rows' ? [] : '' })
    expect(read.ok, name).toBe(false)
  }
})
