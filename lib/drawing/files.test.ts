import { describe, expect, it } from 'vitest'
import { artFile, artPath } from './files.ts'

const partsOf = (path: string) => path.split('/').slice(2).map(decodeURIComponent)

describe('drawings as files', () => {
  it('stand at the addresses that the pages use', () => {
    expect(artFile(partsOf(artPath.cover('recipe', 'red-borscht')))).toMatch(/^<svg xmlns=.* width="800" height="600"/)
    expect(artFile(partsOf(artPath.portrait('Marta Zielińska')))).toMatch(/^<svg xmlns=.* width="240" height="300"/)
    expect(artFile(['spot', 'spilt-pot.svg'])).toMatch(/^<svg /)
    expect(artFile(['spot', 'lost-spoon.svg'])).toMatch(/^<svg /)
  })

  it('settle into place only where that is asked for', () => {
    for (const name of ['home', 'studio'] as const) {
      const { still, settling } = artPath.collage(name)
      expect(artFile(partsOf(settling))).toMatch(/^<svg xmlns=.* width="720" height="760".*animation:settle/)
      expect(artFile(partsOf(still))).toMatch(/^<svg xmlns=.* width="720" height="760"/)
      expect(artFile(partsOf(still))).not.toContain('animation')
    }
  })

  it.each([
    [[]],
    [['cover', 'recipe']],
    [['cover', 'poem', 'a.svg']],
    [['cover', 'recipe', 'a.png']],
    [['cover', 'recipe', '.svg']],
    [['cover', 'recipe', `${'a'.repeat(121)}.svg`]],
    [['cover', 'recipe', 'a', 'b.svg']],
    [['spot', 'constructor.svg']],
    [['collage', 'constructor.svg']],
    [['collage', '-settling.svg']],
    [['elsewhere', 'a.svg']],
  ])('are not found at %j', (path) => {
    expect(artFile(path)).toBeNull()
  })
})
