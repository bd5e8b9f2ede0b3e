import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MissingList } from './redirect-lists'

test.each([
  ['', 'Nothing was missing'],
  ['soup', 'No address found'],
])('an empty list of missing addresses for the search “%s” says “%s”', (q, title) => {
  expect(renderToStaticMarkup(<MissingList missing={[]} q={q} />)).toContain(title)
})
