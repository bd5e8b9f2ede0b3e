import path from 'node:path'
import ts from 'typescript'

export type Module = { file: string; text: string }

const FUNCTION_LINES = 40
const SUFFIXES = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

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
export type SingleImporter = { file: string; importer: string; isOnDemand: boolean }

/** Where a text loads a chunk or starts a thread. */
const LOADED = /(?:\bimport|\bnew URL)\(\s*'([^']+)'/g

/** The modules that exactly one other module imports; tests do not count as importers. */
export function singleImporterModules(modules: Module[], isTest: (file: string) => boolean): SingleImporter[] {
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
