import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import {
  nextScheme,
  parseScheme,
  SCHEME_KEY,
  schemes,
  schemeScript,
  THEME_COLOURS,
  themeColourMedia,
} from './colour-scheme'

const bySystem = (scheme: 'light' | 'dark') => ({
  content: THEME_COLOURS[scheme] as string,
  media: themeColourMedia('system', scheme),
})

function pageWith(stored: string | null, storageIsClosed = false) {
  const dataset: Record<string, string> = {}
  const metas = [bySystem('light'), bySystem('dark')]
  const localStorage = {
    getItem(key: string) {
      if (storageIsClosed) throw new Error('SecurityError')
      return key === SCHEME_KEY ? stored : null
    },
  }
  runInNewContext(schemeScript, {
    localStorage,
    document: { documentElement: { dataset }, querySelectorAll: () => metas },
  })
  return { scheme: dataset.scheme, colours: metas.map(({ media }) => media) }
}

const schemeOnPage = (...choice: Parameters<typeof pageWith>) => pageWith(...choice).scheme

describe('the scheme switch', () => {
  it('cycles through all choices', () => {
    expect(schemes.map(nextScheme)).toEqual(['light', 'dark', 'system'])
  })

  it('reads an unknown value as the system’s choice', () => {
    expect(['light', 'dark', 'sepia', '', null].map(parseScheme)).toEqual([
      'light',
      'dark',
      'system',
      'system',
      'system',
    ])
  })
})

describe('the script before the first paint', () => {
  it('sets a stored choice and nothing else', () => {
    expect(schemeOnPage('dark')).toBe('dark')
    expect(schemeOnPage('light')).toBe('light')
    expect(schemeOnPage('system')).toBeUndefined()
    expect(schemeOnPage('"><b>')).toBeUndefined()
    expect(schemeOnPage(null)).toBeUndefined()
  })

  it('sets the same browser bar colours as the switch', () => {
    for (const scheme of schemes) {
      const expected = (['light', 'dark'] as const).map((colour) => themeColourMedia(scheme, colour))
      expect(pageWith(scheme).colours).toEqual(expected)
    }
    expect(pageWith('dark').colours).toEqual(['not all', 'all'])
  })

  it('works when storage is blocked', () => {
    expect(schemeOnPage('dark', true)).toBeUndefined()
  })
})
