import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { startChild } from './child.ts'
import { freePort } from './ports.ts'
import { waitForAnswer } from './site.ts'

test('reports at once that a killed site did not start', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-site-'))
  const script = path.join(folder, 'child.cjs')
  writeFileSync(script, 'setInterval(() => undefined, 1000)')
  const child = startChild(script, [], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  child.process.kill('SIGKILL')
  await once(child.process, 'exit')
  await expect(waitForAnswer(child, `http://127.0.0.1:${await freePort(0)}/`)).rejects.toThrow('did not start')
  rmSync(folder, { recursive: true })
})
