import { expect, test } from '../fixtures'

const KILOBYTE = 1000

/** What a document may weigh as it is sent, before any compression, React's copy of it included; with room for other posts on a listing. */
const BUDGETS = [
  { path: '/', most: 95 },
  { path: '/blog', most: 75 },
  { path: '/blog/pierogi-ruskie-with-browned-onions', most: 92 },
  { path: '/tools', most: 128 },
]

for (const { path, most } of BUDGETS) {
  test(`the document of ${path} stays below ${most} kB`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    expect(Buffer.byteLength(html)).toBeLessThan(most * KILOBYTE)
    // Drawings are files: in the page each would be sent twice.
    expect(html).not.toContain("transform='translate(")
    // Structured data are for whoever reads the document: React's copy of it has none.
    expect(html.split('@context')).toHaveLength(2)
  })
}
