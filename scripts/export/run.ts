import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { serverEnv } from '../../lib/env.ts'
import { type Part, PARTS, partsOf, USUAL_PARTS } from '../../lib/export/choice.ts'
import type { ExportSource } from '../../lib/export/database.ts'
import { exportEntries } from '../../lib/export/entries.ts'
import { ghostOf } from '../../lib/export/ghost.ts'
import { wxrOf } from '../../lib/export/wxr.ts'
import { writeZip } from '../../lib/export/zip.ts'
import { site } from '../../lib/site.ts'
import { ensureReachableBackend } from '../local-server/reachable-backend.ts'
import { runCommand } from '../command.ts'
import { serviceClient } from '../service-client.ts'

const USAGE = `Use: npm run export -- <file.zip> [--only ${PARTS.join(',')}] [--posts <slug>,…] [--messages] [--revisions]
     npm run export -- <file.xml> --as wxr
     npm run export -- <file.json> --as ghost`

const OPTIONS = {
  only: { type: 'string' },
  posts: { type: 'string' },
  messages: { type: 'boolean', default: false },
  revisions: { type: 'boolean', default: false },
  as: { type: 'string' },
} as const

type Options = { only?: string | undefined; posts?: string | undefined; messages: boolean; revisions: boolean }

const isPart = (word: string): word is Part => (PARTS as readonly string[]).includes(word)

/** Without options, everything except personal data and earlier versions; with chosen posts, those and their images. */
function chosenParts({ only, posts, messages, revisions }: Options): ReadonlySet<Part> {
  const named = only?.split(',').map((word) => word.trim()) ?? []
  const unknown = named.filter((word) => !isPart(word))
  if (unknown.length > 0) throw new Error(`There is no part "${unknown.join(', ')}".\n${USAGE}`)
  const usual: readonly Part[] = posts === undefined ? USUAL_PARTS : ['posts', 'pictures']
  const parts = named.length > 0 ? named.filter(isPart) : usual
  return partsOf([...parts, ...(messages ? ['messages' as const] : []), ...(revisions ? ['revisions' as const] : [])])
}

async function openSource(slugs: string | undefined): Promise<ExportSource> {
  await ensureReachableBackend()
  const chosen = slugs?.split(',').map((slug) => slug.trim())
  return { client: serviceClient(), chosen: chosen ? { column: 'slug', values: chosen } : null }
}

/** Writes beside the file and renames at the end, so that a broken export leaves no file that looks complete. */
async function writeFile(file: string, write: (part: string) => Promise<string>): Promise<void> {
  const part = `${file}.part`
  try {
    const summary = await write(part)
    await rename(part, file)
    console.log(`${summary}: ${file}`)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

async function exportSite(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS })
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new Error(USAGE)
  const parts = chosenParts(values)
  const source = await openSource(values.posts)
  // Only its owner may read it: it contains drafts and may contain messages.
  const open = (part: string) => createWriteStream(part, { mode: 0o600 })
  if (values.as === undefined)
    return writeFile(file, async (part) => {
      const { files } = await writeZip(exportEntries(source, parts), Writable.toWeb(open(part)))
      return `${files} files`
    })
  if (values.as !== 'wxr' && values.as !== 'ghost') throw new Error(USAGE)
  const target = { url: serverEnv().SITE_URL, name: site.name }
  const pieces = values.as === 'wxr' ? wxrOf(source, target) : ghostOf(source, target)
  return writeFile(file, async (part) => {
    await pipeline(Readable.from(pieces), open(part))
    return values.as === 'wxr' ? 'Written for WordPress' : 'Written for Ghost'
  })
}

await runCommand(exportSite, USAGE)
