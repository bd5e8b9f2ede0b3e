import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isLeftToTheBrowser, isWorthFetching, savesData } from './soft-navigation'

const ORIGIN = 'https://magazine.example'
const click = { defaultPrevented: false, button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }
const link = { target: '', origin: ORIGIN, hasAttribute: () => false }

beforeEach(() => void vi.stubGlobal('location', { origin: ORIGIN, pathname: '/blog' }))
afterEach(() => void vi.unstubAllGlobals())

describe('a click', () => {
  it('is followed by the site when it is plain', () => {
    expect(isLeftToTheBrowser(click, link)).toBe(false)
    expect(isLeftToTheBrowser(click, { ...link, target: '_self' })).toBe(false)
  })

  it.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
    'is the browser’s with %o',
    (held) => expect(isLeftToTheBrowser({ ...click, ...held }, link)).toBe(true),
  )

  it('is the browser’s for a new tab, a download and another site, and whoever has answered it keeps it', () => {
    expect(isLeftToTheBrowser(click, { ...link, target: '_blank' })).toBe(true)
    expect(isLeftToTheBrowser(click, { ...link, hasAttribute: (name) => name === 'download' })).toBe(true)
    expect(isLeftToTheBrowser(click, { ...link, origin: 'https://elsewhere.example' })).toBe(true)
    expect(isLeftToTheBrowser({ ...click, defaultPrevented: true }, link)).toBe(true)
  })
})

describe('a page is fetched ahead', () => {
  const worth = (pathname: string) => isWorthFetching({ pathname, target: '' })

  it('when it is another page that is the same for everybody', () => {
    expect(['/', '/guides', '/blog/a-post', '/searching'].map(worth)).toEqual([true, true, true, true])
  })

  it('not when it is this one, a search, an author, or opens beside', () => {
    expect(['/blog', '/search', '/authors', '/authors/maja', '/admin/posts'].map(worth)).not.toContain(true)
    expect(isWorthFetching({ pathname: '/guides', target: '_blank' })).toBe(false)
  })
})

it('a browser that does not tell saves no data', () => {
  vi.stubGlobal('navigator', {})
  expect(savesData()).toBe(false)
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  expect(savesData()).toBe(true)
})
