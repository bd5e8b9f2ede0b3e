import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import ContentBriefPanel from './panel'

it('shows no figure above the form, because its result is text', () => {
  const page = renderToStaticMarkup(<ContentBriefPanel slug="content-brief-builder" />)
  expect(page).toContain('tool-result-head')
  expect(page).not.toContain('main-figure')
})
