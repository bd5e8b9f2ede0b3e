import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ensureChromium } from '../../tests/support/chromium'
import { ensurePort, ensureRoom, ensureWritable } from './run'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-preflight-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('names a taken port and a solution', async () => {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await expect(ensurePort(port, 'npm start')).rejects.toThrow(
    `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
  )
  server.close()
  await once(server, 'close')
  await expect(ensurePort(port, 'npm start')).resolves.toBeUndefined()
})

test('creates a writable folder and leaves it empty', () => {
  const data = path.join(folder, 'a', 'b')
  ensureWritable(data)
  expect(readdirSync(data)).toEqual([])
})

test('names an unwritable folder, the user and a solution', () => {
  chmodSync(folder, 0o555)
  // Root may write everywhere.
  const isRoot = process.geteuid?.() === 0
  if (isRoot) process.seteuid?.('nobody')
  try {
    expect(() => ensureWritable(path.join(folder, 'data'))).toThrow(
      /cannot be used: the user \S+ may not write there\. .*DATA_DIR/,
    )
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
})

test('reports a file in place of the folder', () => {
  const file = path.join(folder, 'data')
  writeFileSync(file, '')
  expect(() => ensureWritable(file)).toThrow('there is a file of that name in the way')
  expect(() => ensureWritable(path.join(file, 'deeper'))).toThrow('there is a file of that name in the way')
})

test('reports a full disk before writing', () => {
  expect(() => ensureRoom(folder, 20 * 1024 * 1024)).toThrow('has 20 MB left; a first start needs 600 MB')
  expect(() => ensureRoom(folder, 1024 ** 3)).not.toThrow()
})

test('reports a configured Chromium that is missing', () => {
  const before = process.env.PLAYWRIGHT_CHROMIUM
  process.env.PLAYWRIGHT_CHROMIUM = '/no/such/chromium'
  try {
    expect(() => ensureChromium()).toThrow('PLAYWRIGHT_CHROMIUM names /no/such/chromium, and there is no such file.')
  } finally {
    if (before === undefined) delete process.env.PLAYWRIGHT_CHROMIUM
    else process.env.PLAYWRIGHT_CHROMIUM = before
  }
})

/** The output of the check on a Node of this version, in a project with or without its packages. */
function checkNode(version: string, hasPackages: boolean): string {
  mkdirSync(path.join(folder, 'scripts'), { recursive: true })
  if (hasPackages) mkdirSync(path.join(folder, 'node_modules/next'), { recursive: true })
  const script = path.join(folder, 'scripts/check-node.cjs')
  copyFileSync(path.join(import.meta.dirname, '../check-node.cjs'), script)
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' }); require('${script}')`
  try {
    return execFileSync(process.execPath, ['-e', pretend], { encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    return String((error as { stderr?: unknown }).stderr)
  }
}

test('names the solution for an old Node and for missing packages', () => {
  expect(checkNode('24.1.0', false)).toContain('Run first: npm install')
  expect(checkNode('18.19.1', true)).toContain('This runs on Node 24, and here is Node 18.19.1.')
  expect(checkNode('24.1.0', true)).toBe('')
})
