import { renderToStaticMarkup as markup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CoverGallery } from './cover-gallery'
import { Portrait } from './portrait'
import { PostImage } from '@/components/posts/post-image'
import { aPost } from '@/lib/seo/testing'

const drawn = aPost({ slug: 'red-borscht', type: 'news', title: 'Red borscht', excerpt: '', image: null })

it('gives a post without a picture its cover, as a file that is decoration', () => {
  const cover = markup(<PostImage post={drawn} sizes="100vw" />)
  expect(cover).toContain('src="/art/00000000/cover/news/radish.sprig/red-borscht.svg"')
  expect(cover).toContain('alt=""')
})

it('makes a portrait a file, whatever letters a name has', () => {
  expect(markup(<Portrait seed="Marta Zielińska" />)).toMatch(
    /alt="".*src="\/art\/00000000\/portrait\/Marta%20Zieli%C5%84ska\.svg"/,
  )
})

it('loads a picture when it is near, unless it is seen first', () => {
  expect(markup(<PostImage post={drawn} sizes="100vw" />)).toContain('loading="lazy"')
  expect(markup(<PostImage post={drawn} sizes="100vw" priority />)).not.toContain('loading="lazy"')
})

it('shows everything that the kit can draw, without style attributes in the drawings', () => {
  expect(/<(svg|g|path)[^>]* style=|NaN|undefined/.test(markup(<CoverGallery />))).toBe(false)
})
