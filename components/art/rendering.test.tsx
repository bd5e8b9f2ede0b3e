import { renderToStaticMarkup as markup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Portrait } from './portrait'
import { PostImage } from '@/components/posts/post-image'
import { aPost } from '@/lib/seo/testing'

const drawn = aPost({ slug: 'red-borscht', type: 'news', title: 'Red borscht', excerpt: '', image: null })

it('shows the drawn cover of a post without a picture, as a decorative image', () => {
  const cover = markup(<PostImage post={drawn} sizes="100vw" />)
  expect(cover).toContain('src="/art/00000000/cover/news/radish.sprig/red-borscht.svg"')
  expect(cover).toContain('alt=""')
})

it('encodes any letters of a name in the address of its portrait', () => {
  expect(markup(<Portrait seed="Marta Zielińska" />)).toMatch(
    /alt="".*src="\/art\/00000000\/portrait\/Marta%20Zieli%C5%84ska\.svg"/,
  )
})

it('loads an image lazily unless it has priority', () => {
  expect(markup(<PostImage post={drawn} sizes="100vw" />)).toContain('loading="lazy"')
  expect(markup(<PostImage post={drawn} sizes="100vw" priority />)).not.toContain('loading="lazy"')
})
