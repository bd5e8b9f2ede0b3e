import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { toolLabels } from '@/lib/content/tools'
import { answerSearch } from '@site/tools/search'
import { ToolFilter } from './tool-filter'

const pageFor = (query: string) =>
  renderToStaticMarkup(
    <ToolFilter action="/tools" query={query} answer={answerSearch(query)} groups={<p>{toolLabels.filterGroups}</p>}>
      The cards
    </ToolFilter>,
  )

it('takes no search that is too long for an address', () => {
  expect(pageFor('')).toContain('maxLength="200"')
})

it('offers the nearest tools and says that they are only near', () => {
  expect(pageFor('zebra xylophone')).toContain(toolLabels.filterNearest)
})

it.each(['zzzz', '🍲', '发票'])('offers no tools for “%s”, which is near none', (query) => {
  const page = pageFor(query)
  expect(page).toContain('0 tools found')
  expect(page).toContain(toolLabels.filterNone)
  expect(page).not.toContain('Perhaps you mean')
  expect(page).toContain(toolLabels.filterGroups)
})
