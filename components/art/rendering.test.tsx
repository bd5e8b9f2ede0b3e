import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BrandMark } from './brand-mark.tsx'
import { CoverGallery } from './cover-gallery.tsx'
import { Cover } from './cover.tsx'
import { composeCover, coverSvg } from './cover/compose.ts'
import { TornEdge } from './torn-edge.tsx'

const inner = (svg: string) =>
  svg
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replaceAll('></path>', '/>')

describe('Cover', () => {
  it('is a named picture with a title and decoration without', () => {
    expect(renderToStaticMarkup(<Cover slug="a" type="news" title="Soup" />)).toContain('role="img" aria-label="Soup"')
    expect(renderToStaticMarkup(<Cover slug="a" type="news" />)).toContain('aria-hidden="true"')
  })

  it('draws the same as the string renderer', () => {
    const drawn = renderToStaticMarkup(<Cover slug="red-borscht" type="guide" />)
    expect(inner(drawn)).toBe(inner(coverSvg('red-borscht', 'guide', { width: 1, height: 1 })))
    expect(composeCover('red-borscht', 'guide').still.length).toBeGreaterThan(2)
  })
})

describe('everything', () => {
  it('renders without style attributes', () => {
    expect(renderToStaticMarkup(<CoverGallery />)).not.toMatch(/style=|NaN|undefined/)
  })

  it('flips the torn edge and names the mark', () => {
    expect(renderToStaticMarkup(<TornEdge flip />)).toContain('scale(1 -1)')
    expect(renderToStaticMarkup(<BrandMark title="FlavorCraft" />)).toContain('aria-label="FlavorCraft"')
  })
})
