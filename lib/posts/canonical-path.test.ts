import { describe, expect, it } from 'vitest'
import { canonicalPath } from './canonical-path'

describe('canonicalPath', () => {
  it.each([
    ['/', '/'],
    ['/blog', '/blog'],
    ['/blog/', '/blog'],
    ['/Blog', '/blog'],
    ['/BLOG/My-Post///', '/blog/my-post'],
    ['/blog/page/1', '/blog'],
    ['/Blog/Page/1/', '/blog'],
    ['/authors/maja/page/1', '/authors/maja'],
    ['/blog/page/2', '/blog/page/2'],
    ['/blog/page/1/', '/blog'],
    ['//evil.example/', '/evil.example'],
    ['///', '/'],
    ['/blog/%C5%81', '/blog/%c5%81'],
    ['/blog/%6Fne%2Dpot', '/blog/one-pot'],
    ['/%42log', '/blog'],
    ['/feed%2Exml', '/feed.xml'],
    ['/blog/a%2Fb%20%25', '/blog/a%2fb%20%25'],
    ['/IndexNow-Key-2026.txt', '/IndexNow-Key-2026.txt'],
    ['/_next/static/%5Bname%5D_A.js', '/_next/static/%5Bname%5D_A.js'],
  ])('%s is %s', (path, expected) => expect(canonicalPath(path)).toBe(expected))

  it('returns its own results unchanged, so no redirect follows another', () => {
    const signs = ['/', 'A', 'a', 'blog', 'page', '1', '/page/1', '%2F', '%41', '%6f', 'Authors/']
    let seed = 7
    const next = () => (seed = (seed * 16_807) % 2_147_483_647)
    for (let round = 0; round < 5_000; round++) {
      const path = `/${Array.from({ length: next() % 7 }, () => signs[next() % signs.length]).join('')}`
      const once = canonicalPath(path)
      expect(canonicalPath(once), path).toBe(once)
      expect(once.startsWith('//'), path).toBe(false)
    }
  })
})
