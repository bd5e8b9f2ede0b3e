import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { wxr, wxrPost } from '../../lib/import/testing'

const FIXTURE = 'lib/import/formats/wordpress/fixtures/site.xml'

/** Runs the command without a backend. */
function run(...args: string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-import-'))
  const report = path.join(folder, 'report.json')
  const env = { ...process.env, DATA_DIR: folder, SUPABASE_URL: '' }
  const { status, stderr } = spawnSync(process.execPath, ['scripts/import/run.ts', ...args, '--report', report], {
    env,
    encoding: 'utf8',
  })
  return {
    status,
    stderr,
    report: () => JSON.parse(readFileSync(report, 'utf8')) as { batch: null; source: string; items: object[] },
  }
}

it('reads a file in a dry run without a backend and writes the report', () => {
  const { status, stderr, report } = run(FIXTURE, '--dry-run')
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' })
  expect(report()).toMatchObject({ batch: null, source: 'wordpress' })
  expect(report().items.length).toBeGreaterThan(2)
})

it('names the pictures of each item that no file has, before anything is imported', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-import-'))
  writeFileSync(path.join(folder, 'here.jpg'), '')
  writeFileSync(path.join(folder, 'a.md'), 'Soup\n\n![](here-300x200.jpg) ![](gone.jpg) ![](https://a.example/b.jpg)\n')
  const warnings = (...args: string[]) => run(folder, '--dry-run', ...args).report().items
  expect(warnings()).toMatchObject([
    {
      warnings: [
        '2 pictures are missing: gone.jpg (it is not among the files), https://a.example/b.jpg (it is not among the files)',
      ],
    },
  ])
  expect(warnings('--pictures')).toMatchObject([
    { warnings: ['1 picture is missing: gone.jpg (it is not among the files)'] },
  ])
})

it('finds a picture of the former host of a blog in the folder of its uploads', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-import-'))
  const [site, uploads] = [path.join(folder, 'site.xml'), path.join(folder, 'uploads')]
  mkdirSync(uploads)
  writeFileSync(path.join(uploads, 'here.jpg'), '')
  const text = '<content:encoded>&lt;img src="https://old.example/uploads/here.jpg"></content:encoded>'
  writeFileSync(
    site,
    wxr(`<wp:base_blog_url>https://a.example</wp:base_blog_url>${wxrPost({ 'wp:status': 'draft' }, text)}`),
  )
  expect(run(site, uploads, '--dry-run').report().items).toMatchObject([{ warnings: [] }])
})

it('finds the pictures of an archive that lies in the folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-import-'))
  writeFileSync(path.join(folder, 'pictures.zip'), zipSync({ 'images/here.jpg': strToU8('x') }))
  writeFileSync(path.join(folder, 'a.md'), 'Soup\n\n![](here.jpg)\n')
  mkdirSync(path.join(folder, 'folder.zip'))
  expect(run(folder, '--dry-run').report().items).toMatchObject([{ id: 'a.md', warnings: [] }])
})

it('writes the pages before and after into one file', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'flavorcraft-import-')), 'mirror.html')
  expect(run(FIXTURE, '--mirror', file)).toMatchObject({ status: 1, stderr: '' })
  const html = readFileSync(file, 'utf8')
  expect(html).toContain('/2019/05/beet-soup/<br>/?p=7 → /blog/beet-soup')
  expect(html.endsWith('</html>\n')).toBe(true)
})

it('exits with 2 when nothing can be read, or nothing is named', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'flavorcraft-import-')), 'noise.bin')
  writeFileSync(file, new Uint8Array([0, 1, 2, 3]))
  expect(run(file, '--dry-run').status).toBe(2)
  expect(run().status).toBe(2)
})
