import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { generateApiKey } from '@supabase/lite'
import { openBackend } from '../backend/embedded.ts'
import { readCatalog } from './catalog.ts'
import { renderTypes } from './render.ts'

const TARGET = path.join(import.meta.dirname, '../../lib/supabase/database.types.ts')

async function generate(): Promise<string> {
  const [publishable, secret] = await Promise.all([generateApiKey('publishable'), generateApiKey('secret')])
  const keys = {
    publishableKey: publishable.key,
    secretKey: secret.key,
    jwtSecret: randomBytes(48).toString('base64url'),
  }
  const backend = await openBackend({ memory: true }, keys)
  try {
    return renderTypes(await readCatalog(backend.app))
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
