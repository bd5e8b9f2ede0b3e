import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { CookEnd } from './cook-end'

afterEach(() => vi.unstubAllGlobals())

it('finds the saved recipe by its slug, even at the secret address of a preview', () => {
  const soup = { slug: 'soup', title: 'Soup', savedOn: '2026-11-01', note: 'Less salt' }
  vi.stubGlobal('location', { pathname: `/preview/${'a'.repeat(64)}` })
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify([soup]) })
  expect(renderToStaticMarkup(<CookEnd slug="soup" onAgain={vi.fn()} onClose={vi.fn()} />)).toContain('Less salt')
})
