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

/** Why a module with one importer stands alone. A route holds no components, so that what only its page shows is one of them. */
const kindOf = ({ importer, isOnDemand }: SingleImporter): string =>
  isOnDemand ? 'loaded on demand' : /^app\//.test(importer) ? 'of one route' : 'others'

/** How many of them there are of each kind: what the number alone does not say. */
const kindsOf = (singles: SingleImporter[]): string =>
  [...Map.groupBy(singles, kindOf)].map(([kind, { length }]) => `${length} ${kind}`).join(', ')

/** `npm run house [-- --list]`: how the code is cut, as the table of docs/architecture.md; with `--list`, where. */
await runCommand(async () => {
  const all = readModules()
  const modules = all.filter(({ file }) => !isToolSlice(file))
  const code = modules.filter(({ file }) => !isTest(file))
  const singles = singleImporterModules(all, isTest).filter(({ file }) => !isToolSlice(file))
  const findings: Record<string, string[]> = {
    'files under components/admin': modules
      .map(({ file }) => file)
      .filter((file) => file.startsWith('components/admin/')),
    [`modules with a single importer (${kindsOf(singles)})`]: singles.map(
      ({ file, importer }) => `${file} (${importer})`,
    ),
    'passages of six lines or more that stand twice': passagesOf(modules),
    'the same with the tools': passagesOf(all),
    [`files over ${FILE_LINES} lines`]: modules
      .map(({ file, text }) => ({ file, lines: text.split('\n').length - 1 }))
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
