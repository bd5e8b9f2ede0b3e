import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ensureChromium } from '../testing/chromium'
import { ensurePort, ensureRoom, ensureWritable } from './run'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-preflight-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a port that is taken is named, with a way out', async () => {
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

test('a folder that may be written is made and left empty', () => {
  const data = path.join(folder, 'a', 'b')
  ensureWritable(data)
  expect(readdirSync(data)).toEqual([])
})

test('a folder that may not be written is named, with the user and a way out', () => {
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

test('a file in the place of the folder is told', () => {
  const file = path.join(folder, 'data')
  writeFileSync(file, '')
  expect(() => ensureWritable(file)).toThrow('there is a file of that name in the way')
  expect(() => ensureWritable(path.join(file, 'deeper'))).toThrow('there is a file of that name in the way')
})

test('a disk without room is told before anything is written to it', () => {
  expect(() => ensureRoom(folder, 20 * 1024 * 1024)).toThrow('has 20 MB left; a start needs 600 MB')
  expect(() => ensureRoom(folder, 1024 ** 3)).not.toThrow()
})

test('a Chromium that is named and not there is told', () => {
  const before = process.env.PLAYWRIGHT_CHROMIUM
  process.env.PLAYWRIGHT_CHROMIUM = '/no/such/chromium'
  try {
    expect(() => ensureChromium()).toThrow('PLAYWRIGHT_CHROMIUM names /no/such/chromium, and there is no such file.')
  } finally {
    if (before === undefined) delete process.env.PLAYWRIGHT_CHROMIUM
    else process.env.PLAYWRIGHT_CHROMIUM = before
  }
})

/** What the check says on a Node of this version, in a project whose packages are there or not. */
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

test('an old Node, and a project without its packages, are told what to do', () => {
  expect(checkNode('24.1.0', false)).toContain('Run first: npm install')
  expect(checkNode('18.19.1', true)).toContain('This runs on Node 24, and here is Node 18.19.1.')
  expect(checkNode('24.1.0', true)).toBe('')
})
