import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import ContentBriefPanel from './panel'

it('has no place for a figure above the form: its result is a text', () => {
  const page = renderToStaticMarkup(<ContentBriefPanel slug="content-brief-builder" />)
  expect(page).toContain('tool-result-head')
  expect(page).not.toContain('main-figure')
})
