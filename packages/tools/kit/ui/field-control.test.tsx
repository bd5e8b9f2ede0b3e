import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FieldControl } from './field-control'

const control = (kind: 'choice' | 'radio', value: string) =>
  renderToStaticMarkup(
    <FieldControl
      id="mode"
      field={{ name: 'mode', label: 'Mode', kind, usual: 'a', options: [{ value: 'a', label: 'First' }] }}
      state={{
        value,
        error: 'Choose one of the values of Mode.',
        isOptional: false,
        formName: undefined,
        onChange: () => undefined,
        onLeave: () => undefined,
      }}
    />,
  )

it('shows a value that the options lack, so that the first option can be chosen', () => {
  expect(control('choice', 'old')).toContain('<option value="old" selected="">old</option><option value="a">First')
  expect(control('choice', 'a')).toMatch(/<select[^>]*><option value="a" selected="">First<\/option><\/select>/)
})

it('marks wrong radio buttons, so that the error summary can focus them', () => {
  expect(control('radio', 'old')).toContain('data-wrong=""')
})
