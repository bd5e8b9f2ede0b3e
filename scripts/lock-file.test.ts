import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

type Entry = { resolved?: string; link?: boolean; optionalDependencies?: Record<string, string> }

const lock = JSON.parse(readFileSync(path.join(import.meta.dirname, '../package-lock.json'), 'utf8')) as {
  packages: Record<string, Entry>
}

/** Resolves a package as Node does: beside the importer, then one folder of packages higher, and so on. */
function isListed(asking: string, name: string): boolean {
  for (let folder = asking; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (`${folder && `${folder}/`}node_modules/${name}` in lock.packages) return true
    if (folder === '') return false
  }
}

test('the lock file names every optional package, or `npm ci` refuses it', () => {
  const missing = Object.entries(lock.packages).flatMap(([asking, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isListed(asking, name)),
  )
  expect(missing).toEqual([])
})

test('the lock file names no download address', () => {
  expect(Object.entries(lock.packages).filter(([, { resolved }]) => resolved?.includes('://'))).toEqual([])
})
