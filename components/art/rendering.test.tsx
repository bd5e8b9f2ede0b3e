import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BrandMark } from './brand-mark.tsx'
import { CoverGallery } from './cover-gallery.tsx'
import { Cover } from './cover.tsx'
import { groupsMarkup } from '../../lib/drawing/markup.ts'
import { Portrait } from './portrait.tsx'
import { SPILT_POT_ITEMS } from '../../lib/drawing/scenes/spots.ts'
import { SpiltPot } from './spots.tsx'
import { TornEdge } from './torn-edge.tsx'

const markup = (node: ReactNode) => renderToStaticMarkup(node)

describe('Cover and Portrait', () => {
  it('are files, named with a title and decoration without', () => {
    const named = markup(<Cover slug="red-borscht" type="news" title="Soup" />)
    expect(named).toContain('src="/art/cover/news/red-borscht.svg"')
    expect(named).toContain('alt="Soup"')
    expect(markup(<Portrait seed="Marta Zielińska" />)).toMatch(
      /alt="".*src="\/art\/portrait\/Marta%20Zieli%C5%84ska\.svg"/,
    )
  })

  it('wait for their turn, unless they are seen first', () => {
    expect(markup(<Cover slug="a" type="news" />)).toContain('loading="lazy"')
    expect(markup(<Cover slug="a" type="news" priority />)).not.toContain('loading="lazy"')
  })
})

describe('a scene in the page', () => {
  it('is the same drawing as its file', () => {
    expect(markup(<SpiltPot />)).toContain(groupsMarkup(SPILT_POT_ITEMS))
  })

  it('is a named picture with a title and decoration without', () => {
    expect(markup(<SpiltPot title="A spilt pot" />)).toContain('role="img" aria-label="A spilt pot"')
    expect(markup(<SpiltPot />)).toContain('aria-hidden="true"')
  })
})

describe('everything', () => {
  it('renders, the drawings without style attributes', () => {
    expect(/<(svg|g|path)[^>]* style=|NaN|undefined/.test(markup(<CoverGallery />))).toBe(false)
  })

  it('flips the torn edge and names the mark', () => {
    expect(renderToStaticMarkup(<TornEdge flip />)).toContain('scale(1 -1)')
    expect(renderToStaticMarkup(<BrandMark title="FlavorCraft" />)).toContain('aria-label="FlavorCraft"')
  })
})
