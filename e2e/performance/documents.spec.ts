import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '../fixtures'

const KILOBYTE = 1000
const POSTS = path.join(import.meta.dirname, '../../content/posts')

const recipes = readdirSync(POSTS)
  .filter((file) => readFileSync(path.join(POSTS, file), 'utf8').includes('\ntype: recipe\n'))
  .map((file) => `/blog/${path.basename(file, '.md')}`)

/** What a document may weigh as it is sent, before any compression, React's copy of it included; with room for other posts on a listing. */
const BUDGETS = [
  { paths: ['/'], most: 95 },
  { paths: ['/blog'], most: 75 },
  { paths: recipes, most: 80 },
  { paths: ['/tools'], most: 128 },
]

for (const { paths, most } of BUDGETS) {
  test(`the documents of ${paths[0]} and its like stay below ${most} kB`, async ({ request }) => {
    const weights: [address: string, bytes: number][] = []
    for (const address of paths) {
      const html = await (await request.get(address)).text()
      weights.push([address, Buffer.byteLength(html)])
      // Drawings are files: in the page each would be sent twice.
      expect(html).not.toContain("transform='translate(")
      // Structured data are for whoever reads the document: React's copy of it has none.
      expect(html.split('@context')).toHaveLength(2)
    }
    expect(weights.length).toBeGreaterThan(0)
    expect(weights.filter(([, bytes]) => bytes >= most * KILOBYTE)).toEqual([])
  })
}

test('there are recipes to weigh', () => expect(recipes.length).toBeGreaterThanOrEqual(12))
