import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BrandMark, CoverGallery } from './cover-gallery.tsx'
import { Cover } from './cover.tsx'
import { Portrait } from './portrait.tsx'

const markup = (node: ReactNode) => renderToStaticMarkup(node)

describe('Cover and Portrait', () => {
  it('are files, named with a title and decoration without', () => {
    const named = markup(<Cover slug="red-borscht" type="news" text="Red borscht" title="Soup" />)
    expect(named).toContain('src="/art/00000000/cover/news/radish.sprig/red-borscht.svg"')
    expect(named).toContain('alt="Soup"')
    expect(markup(<Portrait seed="Marta Zielińska" />)).toMatch(
      /alt="".*src="\/art\/00000000\/portrait\/Marta%20Zieli%C5%84ska\.svg"/,
    )
  })

  it('wait for their turn, unless they are seen first', () => {
    expect(markup(<Cover slug="a" type="news" text="" />)).toContain('loading="lazy"')
    expect(markup(<Cover slug="a" type="news" text="" priority />)).not.toContain('loading="lazy"')
  })
})

describe('everything', () => {
  it('renders, the drawings without style attributes', () => {
    expect(/<(svg|g|path)[^>]* style=|NaN|undefined/.test(markup(<CoverGallery />))).toBe(false)
  })

  it('names the mark', () => {
    expect(renderToStaticMarkup(<BrandMark title="FlavorCraft" />)).toContain('aria-label="FlavorCraft"')
  })
})
