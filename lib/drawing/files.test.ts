import { tools } from '@site/tools'
import { describe, expect, it } from 'vitest'
import { artPath, isCurrentArt } from './addresses.ts'
import { artFile } from './files.ts'
import { PIECE_NAMES, PIECES } from './pieces/registry.ts'

const partsOf = (path: string) => path.split('/').slice(2).map(decodeURIComponent)

describe('drawings as files', () => {
  it('are found at the addresses that pages use', () => {
    expect(artFile(partsOf(artPath.cover('recipe', 'red-borscht', 'Red borscht')))).toMatch(
      /^<svg xmlns=.* width="800" height="600"/,
    )
    expect(artFile(partsOf(artPath.portrait('Marta Zielińska')))).toMatch(/^<svg xmlns=.* width="240" height="300"/)
    for (const name of ['spilt-pot', 'lost-spoon', 'empty-plate'] as const)
      expect(artFile(partsOf(artPath.spot(name)))).toMatch(/^<svg /)
    expect(artFile(partsOf(artPath.torn('hub')))).toMatch(/^<svg xmlns=.* preserveAspectRatio="none".*<path d="M0 48L/)
    expect(artFile(partsOf(artPath.toolDirectory))).toMatch(/^<svg /)
    expect(artFile(partsOf(artPath.toolGroup('seo')))).not.toBe(artFile(partsOf(artPath.toolGroup('creators'))))
    for (const { group, slug } of tools) expect(artFile(partsOf(artPath.tool(group, slug)))).toMatch(/^<svg /)
    expect(artFile(partsOf(artPath.tool('seo', 'nope')))).toBeNull()
  })

  it('include every piece in each of its palettes', () => {
    const drawn = PIECE_NAMES.flatMap((name) =>
      PIECES[name].palettes.map((_, print) => artFile(partsOf(artPath.piece(name, print)))),
    )
    expect(drawn).not.toContain(null)
    expect(drawn.join()).not.toMatch(/NaN|undefined/)
    expect(new Set(drawn).size).toBeGreaterThan(PIECE_NAMES.length)
  })

  it('are current with the present version in their address, and are also found with an older one or none', () => {
    const path = partsOf(artPath.piece('cake'))
    expect(isCurrentArt(path)).toBe(true)
    for (const other of [path.slice(1), ['0ld0ld00', ...path.slice(1)], ['12ab34cd', ...path.slice(1)]]) {
      expect(isCurrentArt(other)).toBe(false)
    }
    expect(artFile(path.slice(1))).toBe(artFile(path))
    expect(artFile(['12ab34cd', ...path.slice(1)])).toBe(artFile(path))
    expect(artFile(['0ld0ld00', ...path.slice(1)])).toBeNull()
  })

  it('repeat a torn edge for a seed and differ between seeds', () => {
    const torn = (seed: string) => artFile(partsOf(artPath.torn(seed)))
    expect(torn('a')).toBe(torn('a'))
    expect(torn('a')).not.toBe(torn('b'))
  })

  it('are animated only at the address of the animated collage', () => {
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
    [['cover', 'recipe', 'a.b.c', 'a.svg']],
    [['cover', 'recipe', 'egg.egg.egg.egg.egg.egg', 'a.svg']],
    [['spot', 'constructor.svg']],
    [['collage', 'constructor.svg']],
    [['collage', '-settling.svg']],
    [['piece', 'constructor.svg']],
    [['piece', 'cake.9.svg']],
    [['piece', 'cake.0.svg']],
    [['tool', 'cooking.svg']],
    [['tool', 'cooking', 'a.svg']],
    [['elsewhere', 'a.svg']],
  ])('are not found at %j', (path) => {
    expect(artFile(path)).toBeNull()
  })
})
