import { describe, expect, it } from 'vitest'
import { pageOfSocialImage } from './social-image'
import { xmlText } from '../xml'

describe('pageOfSocialImage', () => {
  it('reads only addresses of the site’s own social images', () => {
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
  it('escapes signs and drops characters that XML forbids', () => {
    expect(xmlText(`<a b="c">&'\u0000\u001F\uFFFF\uD800x\u{1F372}`)).toBe(
      '&lt;a b=&quot;c&quot;&gt;&amp;&apos;x\u{1F372}',
    )
  })
})
