import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { inputOf } from '../../kit/testing'
import { readForm } from '../../kit/form-schema'
import { calculate } from './calculate'
import { fields, schema } from './form'
import { EngagementResult } from './result'

it('calls the rate of one post no mean', () => {
  const [first, second] = Array.isArray(fields.example.posts) ? fields.example.posts : []
  const posts = [first ?? {}, { ...second, reach: '' }]
  const form = inputOf(readForm(schema, { ...fields.example, base: 'reach', posts }))
  const page = renderToStaticMarkup(<EngagementResult result={calculate(form)} />)
  expect(page).toContain('Only one of the 2 posts has a figure for reach')
})
