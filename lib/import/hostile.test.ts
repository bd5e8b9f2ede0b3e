import { execFileSync } from 'node:child_process'
import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { reader as ghost } from './formats/ghost'
import { reader as markdown } from './formats/markdown'
import { reader as plainText } from './formats/plain-text'
import { reader as wordpress } from './formats/wordpress'
import { picturesIn } from './read-files'
import { readAs, wxr, wxrPost } from './testing'
import { toPost } from './to-post'
import type { ImportedItem, RefusedItem } from './types'

const readers = [wordpress, ghost, markdown, plainText]
const TEXT = '---\ntitle: Soup\n---\nA soup of beets that is long enough for a post that readers see.'

const item = (more: string, id = 1) => wxrPost({ title: `Soup ${id}`, 'wp:post_id': String(id) }, more)

const read = (name: string, content: BlobPart) => readAs(readers, name, content)
const outcomes = (items: (ImportedItem | RefusedItem)[]) =>
  items.map((one) => ('refused' in one ? `refused: ${one.refused}` : one.title))

it('expands no entity that a file declares, and loads no external entity', async () => {
  const bomb = Array.from({ length: 10 }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`).join(
    '',
  )
  const head = `<!DOCTYPE rss [<!ENTITY e0 "ha">${bomb}<!ENTITY file SYSTEM "file:///etc/passwd">]>`
  const [soup] = await read(
    'site.xml',
    wxr(item('<content:encoded>&e10; and &file; stay words</content:encoded>'), head),
  )
  expect(soup).toMatchObject({ title: 'Soup 1' })
  expect(JSON.stringify(soup).length).toBeLessThan(2000)
  expect(JSON.stringify(soup)).not.toContain('root:')
})

it('refuses paths out of an archive and symbolic links, and reads the rest', async () => {
  const link = [strToU8('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }] as const
  const zip = zipSync({
    '../../evil.md': strToU8(TEXT),
    '/root.md': strToU8(TEXT),
    'c:\\evil.md': strToU8(TEXT),
    'link.md': [...link],
    'soup.md': strToU8(TEXT),
  })
  expect(outcomes(await read('site.zip', zip)).sort()).toEqual([
    'Soup',
    ...Array.from({ length: 4 }, () => 'refused: Its path leads out of the archive.'),
  ])
})

/** Writes a false size into the central directory of an archive. */
function claimSize(zip: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  for (let at = 0; at < zip.length - 46; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true)
  return zip
}

/** Spoils the packed bytes of the first file of an archive. */
function spoil(zip: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const start = 30 + view.getUint16(26, true) + view.getUint16(28, true)
  return zip.fill(0xff, start, start + view.getUint32(18, true))
}

it('refuses a damaged file of an archive, and reads the rest', async () => {
  const zip = spoil(zipSync({ 'a.md': strToU8(TEXT), 'b.md': strToU8(TEXT) }))
  expect(outcomes(await read('site.zip', zip))).toEqual(['refused: It cannot be unpacked.', 'Soup'])
})

it('reads a picture of an archive that cannot be unpacked as an empty one', async () => {
  const blob = new Blob([spoil(zipSync({ 'a.jpg': strToU8(TEXT) }))])
  const [picture] = await picturesIn({ name: 'a.zip', blob })
  expect(await picture?.bytes()).toEqual(new Uint8Array())
})

it('unpacks no file whose stated size is too large, or smaller than its real size', async () => {
  const packed = () => zipSync({ 'soup.md': strToU8(TEXT.padEnd(5_000_000, 'a')) })
  expect(outcomes(await read('bomb.zip', claimSize(packed(), 900_000_000)))).toEqual([
    'refused: It is larger than 200 MB when it is unpacked.',
  ])
  expect(outcomes(await read('liar.zip', claimSize(packed(), 10)))[0]).toMatch(/^refused/)
})

it('limits the depth of nested archives', async () => {
  const nested = (depth: number): Uint8Array<ArrayBuffer> =>
    depth === 0 ? zipSync({ 'soup.md': strToU8(TEXT) }) : zipSync({ 'inner.zip': nested(depth - 1) })
  expect(outcomes(await read('a.zip', nested(1)))).toEqual(['Soup'])
  expect(outcomes(await read('a.zip', nested(5)))).toEqual(['refused: It is an archive in an archive in an archive.'])
})

it('reads 10,000 items', async () => {
  const text = wxr(Array.from({ length: 10_000 }, (_, index) => item('', index)).join(''))
  expect((await read('site.xml', text)).filter((one) => !('refused' in one))).toHaveLength(10_000)
})

it('refuses a post of 50 MB and reads the next', async () => {
  const huge = item(`<content:encoded><![CDATA[${'word '.repeat(10_000_000)}]]></content:encoded>`)
  expect(outcomes(await read('site.xml', wxr(huge + item('<content:encoded>Short</content:encoded>', 2))))).toEqual([
    'refused: The text is longer than 2 MB.',
    'Soup 2',
  ])
})

it.each([
  ['front matter that contains itself', '---\ntitle: &a {name: *a}\n---\nText', /^refused: The file is damaged/],
  ['a text of deeply nested quotes', `${'>'.repeat(100_000)} deep`, /^refused: Line 1 is nested 100,000 levels deep/],
])('refuses %s with a sentence', async (_what, content, words) => {
  const [outcome] = outcomes(await read('a.md', content))
  expect(outcome).toMatch(words)
})

const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))
const bigEndian = (text: string) => new Uint8Array(Buffer.from(utf16(text)).swap16())
const wxrOf = (encoding: string) => wxr(wxrPost({ title: 'Crème' })).replace('UTF-8', encoding)
const ghostFile = JSON.stringify({ db: [{ data: { posts: [{ id: '1', title: 'Crème', html: 'Text' }] } }] })

it.each([
  ['Markdown in Windows-1252', 'a.md', latin('# Crème')],
  ['Markdown in UTF-16', 'a.md', utf16('# Crème')],
  ['WordPress in UTF-16', 'a.xml', utf16(wxrOf('UTF-16'))],
  ['WordPress in UTF-16, big end first', 'a.xml', bigEndian(wxrOf('UTF-16'))],
  ['WordPress in Latin-1', 'a.xml', latin(wxrOf('ISO-8859-1'))],
  ['WordPress in UTF-8 that declares UTF-16', 'a.xml', wxrOf('utf-16')],
  ['Ghost in UTF-16', 'a.json', utf16(ghostFile)],
  ['Ghost with a byte order mark', 'a.json', `\ufeff${ghostFile}`],
])('reads %s', async (_what, name, content) => {
  expect(outcomes(await read(name, content))).toEqual(['Crème'])
})

it('keeps the other characters of a text with a damaged one', async () => {
  const text = new Uint8Array([...strToU8('# Crème brûlée '), 0xc3, ...strToU8(' à part')])
  expect(outcomes(await read('a.md', text))).toEqual(['Crème brûlée \ufffd à part'])
})

it('decodes 30 MB with damaged characters in little memory', () => {
  const decode = `
    import { decodeText } from './read-text.ts'
    const part = Buffer.concat([Buffer.from('漢字'.repeat(100)), Buffer.from([0xc3])])
    console.log(decodeText(Buffer.alloc(30_000_000, part)).slice(0, 2))`
  const options = ['--max-old-space-size=64', '--input-type=module', '--eval', decode]
  expect(execFileSync(process.execPath, options, { cwd: import.meta.dirname, encoding: 'utf8' })).toBe('漢字\n')
})

it('imports no script from any field', async () => {
  const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
  const cdata = `<![CDATA[${evil}]]>`
  const fields = ['wp:post_name', 'dc:creator', 'excerpt:encoded', 'content:encoded', 'link'].map(
    (name) => `<${name}>${cdata}</${name}>`,
  )
  const [soup] = await read('site.xml', wxr(item(fields.join('') + `<category domain="post_tag">${cdata}</category>`)))
  const post = toPost(soup as ImportedItem, { asDrafts: true })
  if ('refused' in post) throw new Error(post.refused)
  expect(post.values.slug).toMatch(/^[a-z0-9-]*$/)
  expect(post.values.content).not.toMatch(/<script|onerror=/i)
})
