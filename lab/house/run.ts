import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { runCommand } from '../../scripts/local-server/run.ts'
import { ROOT } from '../../scripts/local-server/local-env.ts'

type Module = { file: string; text: string }

const FILE_LINES = 200
const FUNCTION_LINES = 40
/** How many lines make a passage: fewer are an idiom. */
const PASSAGE_LINES = 6
const GENERATED = 'lib/supabase/database.types.ts'
const SUFFIXES = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file) || /^(?:e2e|tests|supabase\/tests)\//.test(file)

/** The file of the project that an import names; null for a package or a style. */
function resolveImport(from: string, specifier: string, files: Set<string>): string | null {
  const target = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.')
      ? path.posix.join(path.posix.dirname(from), specifier)
      : null
  if (target === null) return null
  return SUFFIXES.map((suffix) => target + suffix).find((file) => files.has(file)) ?? null
}

/** A module that exactly one other imports. `isOnDemand`: as a chunk or a thread of its own, loaded when it is wanted. */
type SingleImporter = { file: string; importer: string; isOnDemand: boolean }

/** Where a text loads a chunk or starts a thread. */
const LOADED = /(?:\bimport|\bnew URL)\(\s*'([^']+)'/g

/** The modules that exactly one other module imports; tests do not count as importers. */
export function singleImporterModules(modules: Module[]): SingleImporter[] {
  const files = new Set(modules.map(({ file }) => file))
  const importers = new Map<string, Map<string, boolean>>()
  for (const { file, text } of modules.filter((module) => !isTest(module.file))) {
    const loaded = new Set([...text.matchAll(LOADED)].map(([, name = '']) => resolveImport(file, name, files)))
    for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles) {
      const target = resolveImport(file, fileName, files)
      if (!target) continue
      const users = importers.get(target) ?? new Map<string, boolean>()
      importers.set(target, users.set(file, loaded.has(target)))
    }
  }
  return [...importers].flatMap(([file, users]) => {
    const [[importer, isOnDemand] = ['', false], ...others] = users
    return others.length === 0 ? [{ file, importer, isOnDemand }] : []
  })
}

/** The functions of a module with more lines than a reader takes in at once: `file:line (lines)`. */
export function longFunctions({ file, text }: Module): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) {
      const first = lineAt(node.getStart(source))
      const lines = lineAt(node.getEnd()) - first + 1
      if (lines > FUNCTION_LINES) found.push(`${file}:${first} (${lines})`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

type Line = { text: string; number: number }
type Pair = { lines: number; first: string; second: string }

/** The lines of code without imports, comments and empty lines, however they are indented. */
function codeLines(text: string): Line[] {
  return text
    .replace(/^import [^;]*?from '[^']+'$/gm, (imports) => '\n'.repeat(imports.split('\n').length - 1))
    .split('\n')
    .map((line, index) => ({ text: line.trim().replace(/\s+/g, ' '), number: index + 1 }))
    .filter(({ text }) => text !== '' && !/^(?:\/\/|\/?\*|import\b|export \{|export \* )/.test(text))
}

type Place = { file: string; lines: Line[]; index: number }

/** Where every passage of PASSAGE_LINES lines stands. */
function placesOf(sources: Module[]): Map<string, Place[]> {
  const places = new Map<string, Place[]>()
  for (const { file, text } of sources) {
    const lines = codeLines(text)
    for (let index = 0; index + PASSAGE_LINES <= lines.length; index += 1) {
      const passage = lines.slice(index, index + PASSAGE_LINES).map((line) => line.text)
      const key = passage.join('\n')
      places.set(key, [...(places.get(key) ?? []), { file, lines, index }])
    }
  }
  return places
}

const isSame = (one: Place, other: Place, offset: number) => {
  const line = one.lines[one.index + offset]
  return line !== undefined && line.text === other.lines[other.index + offset]?.text
}

/** How many lines are the same from here on, without running into the second place itself. */
function lengthOf(one: Place, other: Place): number {
  const max = one.file === other.file ? other.index - one.index : Infinity
  let length = 0
  while (length < max && isSame(one, other, length)) length += 1
  return length
}

const nameOf = ({ file, lines, index }: Place) => `${file}:${lines[index]?.number ?? 0}`

/** The passages that stand in two places, as pairs, each at its full length and once. */
export function repeatedPassages(sources: Module[]): Pair[] {
  const pairs: Pair[] = []
  for (const places of placesOf(sources).values()) {
    for (const [index, one] of places.entries()) {
      for (const other of places.slice(index + 1)) {
        // A pair whose lines above are the same too has been counted from there.
        if (isSame(one, other, -1)) continue
        const lines = lengthOf(one, other)
        if (lines >= PASSAGE_LINES) pairs.push({ lines, first: nameOf(one), second: nameOf(other) })
      }
    }
  }
  return pairs.sort((one, other) => other.lines - one.lines)
}

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
async function countHouse(): Promise<void> {
  const all = readModules()
  const modules = all.filter(({ file }) => !isToolSlice(file))
  const code = modules.filter(({ file }) => !isTest(file))
  const singles = singleImporterModules(all).filter(({ file }) => !isToolSlice(file))
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
}

if (import.meta.main) await runCommand(countHouse)
