import { describe, expect, it } from 'vitest'
import { canonicalPath } from './redirect'
import { pageOfSocialImage } from './social-image'
import { xmlText } from '../xml'

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
  ])('%s is %s', (path, expected) => expect(canonicalPath(path)).toBe(expected))

  it('leaves its own answers alone: no redirect can follow another', () => {
    const signs = ['/', 'A', 'a', 'blog', 'page', '1', '/page/1', '%2F', 'Authors/']
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

describe('pageOfSocialImage', () => {
  it('reads our addresses only', () => {
    expect(pageOfSocialImage(['0123456789abcdef', 'blog', 'plum-cake.jpg'])).toBe('/blog/plum-cake')
    expect(pageOfSocialImage(['0123456789abcdef', 'home.jpg'])).toBe('/')
    for (const path of [
      [],
      ['x'],
      ['0123456789abcdef'],
      ['0123456789abcdeg', 'a.jpg'],
      ['0123456789abcdef', 'a.png'],
      ['0123456789abcdef', '..', 'a.jpg'],
    ]) {
      expect(pageOfSocialImage(path), path.join('/')).toBeNull()
    }
  })
})

describe('xmlText', () => {
  it('escapes signs and drops what XML cannot hold', () => {
    expect(xmlText(`<a b="c">&'\u0000\u001F\uFFFF\uD800x\u{1F372}`)).toBe(
      '&lt;a b=&quot;c&quot;&gt;&amp;&apos;x\u{1F372}',
    )
  })
})
