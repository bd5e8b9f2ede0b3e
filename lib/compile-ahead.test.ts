import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compileRuntimeAhead } from './compile-ahead'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'build-'))
  await writeFile(path.join(folder, 'build-manifest.json'), JSON.stringify({ rootMainFiles: ['runtime.js'] }))
  await writeFile(path.join(folder, 'runtime.js'), 'run()')
  await writeFile(path.join(folder, 'leaf.js'), 'leaf()')
})
afterEach(() => rm(folder, { recursive: true }))

const read = (file: string) => readFile(path.join(folder, file), 'utf8')

test('marks what every page runs, once, and nothing else', async () => {
  await compileRuntimeAhead(folder)
  await compileRuntimeAhead(folder)
  expect(await read('runtime.js')).toBe('//# allFunctionsCalledOnLoad\nrun()')
  expect(await read('leaf.js')).toBe('leaf()')
})
