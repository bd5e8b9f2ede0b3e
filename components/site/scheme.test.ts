import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { nextScheme, parseScheme, SCHEME_KEY, schemes, schemeScript } from './scheme.ts'

function schemeOnPage(stored: string | null, storageIsClosed = false): string | undefined {
  const dataset: Record<string, string> = {}
  const localStorage = {
    getItem(key: string) {
      if (storageIsClosed) throw new Error('SecurityError')
      return key === SCHEME_KEY ? stored : null
    },
  }
  runInNewContext(schemeScript, { localStorage, document: { documentElement: { dataset } } })
  return dataset.scheme
}

describe('the scheme switch', () => {
  it('goes through all choices and comes back', () => {
    expect(schemes.map(nextScheme)).toEqual(['light', 'dark', 'system'])
  })

  it('takes what it does not know for the system’s choice', () => {
    expect(['light', 'dark', 'sepia', '', null, undefined].map(parseScheme)).toEqual([
      'light',
      'dark',
      'system',
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

  it('lives with a storage that is closed', () => {
    expect(schemeOnPage('dark', true)).toBeUndefined()
  })
})
