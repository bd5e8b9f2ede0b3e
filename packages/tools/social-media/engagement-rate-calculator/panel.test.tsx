import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { inputOf } from '../../kit/testing'
import { readForm } from '../../kit/form'
import { calculate } from './calculate'
import { form } from './form'
import { EngagementResult } from './panel'

const page = (posts: readonly Record<string, string>[]) => {
  const input = inputOf(readForm(form.schema, { ...form.example, posts }))
  return renderToStaticMarkup(<EngagementResult result={calculate(input)} />)
}

it('does not call the rate of one post a mean, and draws no chart of it', () => {
  const [first, second] = Array.isArray(form.example.posts) ? form.example.posts : []
  const one = page([first ?? {}, { ...second, reach: '' }])
  expect(one).toContain('Only one of the 2 posts has a figure for reach')
  expect(one).not.toContain('<figure>')
  expect(page([first ?? {}, second ?? {}])).toContain(
    '1. Lentil soup reel: 5.54\u00A0%; 2. Market photographs: 6.61\u00A0%.',
  )
})

it('uses the singular for one action', () => {
  expect(page([{ likes: '1', reach: '50' }])).toContain('1 action: 2 for every 100 people reached.')
})

it('marks only the best of two posts with one name', () => {
  const reel = { name: 'Reel', reach: '1000' }
  const html = page([
    { ...reel, likes: '10' },
    { ...reel, likes: '90' },
  ])
  expect(html.match(/fill-saffron/g)).toHaveLength(1)
})
