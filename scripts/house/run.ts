import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runCommand } from '../local-server/run.ts'
import { ROOT } from '../local-server/local-env.ts'
import { longFunctions, type Module, type SingleImporter, singleImporterModules } from './modules.ts'
import { repeatedPassages } from './passages.ts'

const FILE_LINES = 200
const GENERATED = 'lib/supabase/database.types.ts'

const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file) || /^(?:e2e|tests|supabase\/tests)\//.test(file)

function readModules(): Module[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  return files
    .split('\n')
    .filter((file) => file !== '' && file !== GENERATED)
    .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }))
}

/** A tool is a slice by plan: its files have one importer, and are alike on purpose. */
const isToolSlice = (file: string) => /^(?:lib\/tools\/[^/]+\/[^/]+\/|components\/tools\/|e2e\/tools\/)/.test(file)

const passagesOf = (modules: Module[]): string[] =>
  repeatedPassages(modules).map(({ lines, first, second }) => `${lines} lines: ${first} and ${second}`)

const linesOf = (text: string): number => text.split('\n').length - 1

/** 'use client' or 'use server' at the head of a file. */
const sideOf = (text: string): string => /^'use (?:client|server)'/.exec(text)?.[0] ?? ''

/**
 * Why a module with one importer stands alone. A route holds no components, so that what only its page shows is one of them;
 * a chunk, a thread, what is of the browser alone and a server's actions must be files; and what has a test of its own, or
 * would be longer than a file should be, is better read apart.
 */
function kindOf({ file, importer, isOnDemand }: SingleImporter, texts: ReadonlyMap<string, string>): string {
  const [text = '', user = ''] = [texts.get(file), texts.get(importer)]
  if (isOnDemand) return 'loaded on demand'
  if (importer.startsWith('app/')) return 'of one route'
  if (sideOf(text) !== '' && sideOf(text) !== sideOf(user)) return 'on the other side of the network'
  if (texts.has(file.replace(/\.tsx?$/, '.test.ts')) || texts.has(file.replace(/\.tsx?$/, '.test.tsx')))
    return 'tested alone'
  return linesOf(text) + linesOf(user) > FILE_LINES ? 'too long together' : 'others'
}

/** How many of them there are of each kind: what the number alone does not say. */
function kindsOf(singles: SingleImporter[], texts: ReadonlyMap<string, string>): string {
  const kinds = [...Map.groupBy(singles, (single) => kindOf(single, texts))]
  return kinds
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([kind, { length }]) => `${length} ${kind}`)
    .join(', ')
}

/** `npm run house [-- --list]`: how the code is cut, as the table of docs/architecture.md; with `--list`, where. */
await runCommand(async () => {
  const all = readModules()
  const modules = all.filter(({ file }) => !isToolSlice(file))
  const code = modules.filter(({ file }) => !isTest(file))
  const singles = singleImporterModules(all, isTest).filter(({ file }) => !isToolSlice(file))
  const texts = new Map(all.map(({ file, text }) => [file, text]))
  const findings: Record<string, string[]> = {
    'files under components/admin': modules
      .map(({ file }) => file)
      .filter((file) => file.startsWith('components/admin/')),
    [`modules with a single importer (${kindsOf(singles, texts)})`]: singles.map(
      (single) => `${single.file} (${single.importer}: ${kindOf(single, texts)})`,
    ),
    'passages of six lines or more that stand twice': passagesOf(modules),
    'the same with the tools': passagesOf(all),
    [`files over ${FILE_LINES} lines`]: modules
      .map(({ file, text }) => ({ file, lines: linesOf(text) }))
      .filter(({ lines }) => lines > FILE_LINES)
      .map(({ file, lines }) => `${file} (${lines})`),
    'functions over 40 lines': code.flatMap(longFunctions),
  }
  const isListed = process.argv.includes('--list')
  for (const [what, where] of Object.entries(findings)) {
    console.log(`${String(where.length).padStart(5)}  ${what}`)
    if (isListed) console.log(where.map((line) => `         ${line}`).join('\n'))
  }
})
