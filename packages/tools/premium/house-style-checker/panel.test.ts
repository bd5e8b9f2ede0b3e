import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { testTool } from '../../kit/testing.ts'
import { runSteps } from '../../kit/steps.ts'
import { calculate } from './calculate.ts'
import { form } from './form.ts'
import { StyleResult } from './panel.tsx'

const { compute } = testTool(form, form.empty, (input) => runSteps(calculate(input)))
const result = compute({ text: 'Cook in order to eat.\r\nZ\u0301le.' })

const disabled = (typed: string) => {
  const page = renderToStaticMarkup(createElement(StyleResult, { result, typed, onApply: () => {} }))
  return page.match(/<button[^>]*aria-disabled="true"/g)?.length ?? 0
}

it('switches the buttons off while the typed text is no longer the text of the findings', () => {
  expect(disabled('Cook in order to eat.\r\nZ\u0301le.')).toBe(0)
  expect(disabled('Cook in order to eat. And more.')).toBe(2)
})
