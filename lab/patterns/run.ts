import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { check } from 'recheck'
import ts from 'typescript'
import { ROOT } from '../../scripts/local-server/local-env.ts'
import { runCommand } from '../../scripts/command.ts'

type Pattern = { where: string; source: string; flags: string }
type Declared = { file: string; pattern: RegExp; why: string }

/** Without one of these, a pattern reads a bounded stretch from each position of a text. */
const UNBOUNDED = /[*+]|\{\d+,\}/

/** Patterns that the checker reports as slow but that are fast in use, with the reason. */
const DECLARED: readonly Declared[] = [
  {
    file: 'lib/recipe/step-ingredients.ts',
    pattern:
      /\b(?:rinse|wash|soak|blanch|refresh|plunge|poach|parboil|boil)[^.;:]{0,60}? (?:in|under|into|with) (?:[\p{L}-]+,? ){0,3}?water\b/u,
    why: 'looks at sixty letters and three words from each verb and no further: 127,000 letters of an attack take 6 ms',
  },
  {
    file: 'lib/recipe/amount-data.ts',
    pattern: /\beggs?\b[^,;]*$/,
    why: 'reads the 200 letters before a number (FAR in lib/recipe/line-items.ts)',
  },
  {
    file: 'lib/recipe/line-words.ts',
    pattern: /\b(?:thread|push|slide)[^.;]{0,60} on(?:to)?\s*$/,
    why: 'reads the 200 letters before a number (FAR in lib/recipe/line-items.ts)',
  },
  {
    file: 'lib/recipe/line-words.ts',
    pattern:
      /\b(?:pot|pan|saucepan|dish|tin|bowl|casserole|jar|container|mould|cooker)\b[^.;()]*\(\s*(?:about |around |~)?$/,
    why: 'reads the 200 letters before a number (FAR in lib/recipe/line-items.ts)',
  },
  {
    file: 'packages/tools/premium/content-brief-builder/titles.ts',
    pattern: /\b(\p{L}+)\s+\1\b/u,
    why: 'reads a title of a phrase of at most 80 letters (focus in form.ts)',
  },
  {
    file: 'packages/tools/kit/subject-lines/choose-lines.ts',
    pattern: /\b(\p{L}+)\s+\1\b/u,
    why: 'reads a line of inputs of at most 80 letters each',
  },
]

const isDeclared = ({ file, pattern }: Declared, { where, source }: Pattern): boolean =>
  where.startsWith(`${file}:`) && pattern.source === source

/** Every pattern in a file, except those built at run time. */
function patternsOf(file: string): Pattern[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8')
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
  const found: Pattern[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
      found.push({ where: `${file}:${line}`, source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function sitePatterns(): Pattern[] {
  const folders = ['app', 'components', 'lib', 'packages', 'middleware.ts']
  const files = execFileSync('git', ['ls-files', ...folders], { cwd: ROOT, encoding: 'utf8' }).split('\n')
  return files.filter((file) => /(?<!\.test)\.tsx?$/.test(file)).flatMap(patternsOf)
}

const isDoubtful = async ({ source, flags }: Pattern, randomSeed: number): Promise<boolean> =>
  (await check(source, flags.replace('d', ''), { randomSeed, timeout: 5_000 })).status === 'vulnerable'

/** A busy machine can mislead the checker where it tries texts instead of proving: two reports count. */
const isSlow = async (pattern: Pattern): Promise<boolean> =>
  (await isDoubtful(pattern, 0)) && (await isDoubtful(pattern, 1))

/** `npm run patterns`: names the regular expressions of the site that may take more than linear time. It takes some minutes. */
await runCommand(async () => {
  const all = sitePatterns()
  const patterns = all.filter(
    (pattern) => UNBOUNDED.test(pattern.source) && !DECLARED.some((one) => isDeclared(one, pattern)),
  )
  const slow: Pattern[] = []
  for (const pattern of patterns) if (await isSlow(pattern)) slow.push(pattern)
  const gone = DECLARED.filter((one) => !all.some((pattern) => isDeclared(one, pattern)))
  for (const { where, source } of slow) console.log(`${where} /${source}/`)
  for (const { file, pattern } of gone) console.log(`${file} has no longer the declared ${String(pattern)}`)
  console.log(`${patterns.length} patterns, ${slow.length} of them slow, ${DECLARED.length} declared`)
  if (slow.length + gone.length > 0) process.exitCode = 1
})
