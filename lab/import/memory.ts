import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdtempDisposableSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { memoryMb } from '../harness.ts'

const ITEM_WORDS = 3000
const MEGABYTES = 200
const ROOT = path.join(import.meta.dirname, '../..')

const paragraph = `<p>${'Let the beets soften slowly in butter, then add the broth. '.repeat(20)}</p>\n`

/** A post of some 18 kB, and the picture that it shows. */
const items = (
  id: number,
): string => `<item><title>Soup ${id}</title><link>https://old.example/2019/05/soup-${id}/</link>
<wp:post_id>${id}</wp:post_id><wp:post_name>soup-${id}</wp:post_name><wp:post_type>post</wp:post_type><wp:status>publish</wp:status>
<wp:post_date_gmt>2019-05-02 10:00:00</wp:post_date_gmt><content:encoded><![CDATA[${paragraph.repeat(ITEM_WORDS / 200)}]]></content:encoded>
<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>${id + 1}</wp:meta_value></wp:postmeta></item>
<item><title>Picture ${id}</title><wp:post_id>${id + 1}</wp:post_id><wp:post_type>attachment</wp:post_type>
<wp:attachment_url>https://old.example/uploads/${id}.jpg</wp:attachment_url></item>
`

function* wxr(): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?><rss xmlns:wp="http://wordpress.org/export/1.2/"><channel>\n'
  let written = 0
  for (let id = 1; written < MEGABYTES * 1_000_000; id += 2) {
    const text = items(id)
    written += text.length
    yield text
  }
  yield '</channel></rss>\n'
}

/** Writes an export of that size, reads it in a dry run, and prints the peak memory. */
using folder = mkdtempDisposableSync(path.join(tmpdir(), 'flavorcraft-import-'))
const [file, report] = [path.join(folder.path, 'site.xml'), path.join(folder.path, 'report.json')]
await pipeline(Readable.from(wxr()), createWriteStream(file))
const start = performance.now()
const env = { ...process.env, DATA_DIR: path.join(folder.path, 'no-backend') }
const child = spawn(process.execPath, ['scripts/import/run.ts', file, '--dry-run', '--report', report], {
  cwd: ROOT,
  env,
  stdio: 'ignore',
})
let most = 0
const timer = setInterval(() => (most = Math.max(most, memoryMb(child.pid, 'VmHWM') || 0)), 200)
const [code] = (await once(child, 'exit')) as [number | null]
clearInterval(timer)
const { items: found } = JSON.parse(readFileSync(report, 'utf8')) as { items: { outcome: string }[] }
const seconds = Math.round((performance.now() - start) / 1000)
console.log(
  `${MEGABYTES} MB, ${found.length} posts: ${seconds} s, at most ${Math.round(most)} MB of memory, exit code ${code}`,
)
