import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { newBackendKeys, openBackend } from '../backend/embedded.ts'
import { readCatalog } from './catalog.ts'
import { renderTypes } from './render.ts'

const TARGET = path.join(import.meta.dirname, '../../lib/supabase/database.types.ts')

async function generate(): Promise<string> {
  const backend = await openBackend({ memory: true }, await newBackendKeys())
  try {
    return renderTypes(await readCatalog(backend))
  } finally {
    await backend.close()
  }
}

const name = path.relative(process.cwd(), TARGET)
const before = existsSync(TARGET) ? readFileSync(TARGET, 'utf8') : ''
const after = await generate()

if (after === before) {
  console.log(`${name} agrees with supabase/migrations.`)
} else if (process.argv.includes('--check')) {
  console.error(`${name} is stale: it does not agree with supabase/migrations. Run: npm run types`)
  process.exitCode = 1
} else {
  writeFileSync(TARGET, after)
  console.log(`${name} written.`)
}
