import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { startChild } from '../local-server/child.ts'

const WATCHDOG = pathToFileURL(path.join(import.meta.dirname, 'watchdog.ts')).href

/** How a watched process with this code ends. */
async function endOf(doing: string): Promise<unknown> {
  const folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-watchdog-'))
  const script = path.join(folder, 'child.mjs')
  writeFileSync(script, `import { startWatchdog } from '${WATCHDOG}'\nstartWatchdog(2_000)\n${doing}`)
  try {
    return await once(startChild(script, [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }).process, 'exit')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('ends a process whose event loop is blocked', async () => {
  expect(await endOf("process.on('SIGTERM', () => undefined)\nfor (;;);")).toEqual([null, 'SIGKILL'])
})

test('leaves an idle process alone', async () => {
  expect(await endOf('setTimeout(() => process.exit(7), 6_000)')).toEqual([7, null])
})
