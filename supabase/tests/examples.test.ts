import { expect, it } from 'vitest'
import { removeExamples } from '../../scripts/seed/remove.ts'
import { openContract } from './harness/index.ts'
import { rowsOf, storedPost } from './harness/rows.ts'

const contract = openContract()

it('removes unchanged examples with their pictures and keeps what an editor has changed', async () => {
  const { service } = contract.clients
  const bytes = new TextEncoder().encode('soup')
  for (const path of ['seed-one.webp', 'seed-two.webp']) {
    await service.storage.from('blog-images').upload(path, bytes, { contentType: 'image/webp' })
    rowsOf(await service.from('images').insert({ path, width: 1, height: 1, bytes: 4, alt: '', blur: '' }).select())
  }
  await storedPost(service, { slug: 'one', image_url: '/media/seed-one.webp' })
  const changed = await storedPost(service, { slug: 'two', image_url: '/media/seed-two.webp' })
  await storedPost(service, { slug: 'of-our-own' })
  rowsOf(await service.from('blog_posts').update({ title: 'A changed title' }).eq('id', changed.id).select())
  rowsOf(await service.from('author_profiles').insert({ name: 'Example Author', slug: 'example-author' }).select())

  const removed = await removeExamples(service, { posts: ['one', 'two'], authors: ['example-author'] })

  expect(removed).toEqual({ posts: 1, images: 1 })
  expect(rowsOf(await service.from('blog_posts').select('slug').order('slug'))).toEqual([
    { slug: 'of-our-own' },
    { slug: 'two' },
  ])
  expect(rowsOf(await service.from('images').select('path'))).toEqual([{ path: 'seed-two.webp' }])
  expect(rowsOf(await service.from('author_profiles').select('slug'))).toEqual([])
})
