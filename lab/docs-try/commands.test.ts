import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Box } from './box.ts'
import { commandsOf, differences, tryDocument } from './commands.ts'
import { backupTrials, serverlessTrials, serverTrials } from './trials.ts'

const MARKDOWN = `# A

1. Say \`npm run one\` first, never \`npm\`, and
   \`openssl rand\`.

What \`npm run zero\` does is another thing.

\`\`\`sh
npm run two   # a comment
# another
npm run three -- '#4'
\`\`\`

\`\`\`json
npm run four
\`\`\`

2. Then \`npm run one\` again.
`

test('finds the commands of shell blocks and numbered steps, once, in order', () => {
  expect(commandsOf(MARKDOWN)).toEqual(['npm run one', 'openssl rand', 'npm run two', "npm run three -- '#4'"])
})

test('reports a command without a trial and a trial without a command', () => {
  expect(differences(['a', 'b'], { b: { not: '' }, c: { not: '' } })).toEqual([
    'no trial: a',
    'the document does not say any more: c',
  ])
})

test('stops and reports a failing command', async () => {
  const told: string[] = []
  const fail = async () => {
    throw new Error('Broken.')
  }
  const trials = { 'npm run a': { not: 'no' }, 'npm run b': fail, 'npm run c': fail }
  const all = Object.keys(trials).map((command) => `1. \`${command}\`\n`)
  await expect(tryDocument('x', all.join(''), trials, (_command, result) => told.push(result))).rejects.toThrow(
    'Broken.',
  )
  expect(told).toEqual(['not tried: no'])
})

const BOX: Box = {
  root: '/box',
  origin: 'http://localhost',
  repository: '/box',
  run: async () => '',
  remove: () => undefined,
}

test.each([
  ['deploy-server', serverTrials],
  ['backup', backupTrials],
  ['deploy-serverless', serverlessTrials],
])('`npm run docs:try` has a trial for every command of docs/%s.md', (name, trialsOf) => {
  const markdown = readFileSync(path.join(import.meta.dirname, `../../docs/${name}.md`), 'utf8')
  expect(differences(commandsOf(markdown), trialsOf(BOX))).toEqual([])
})
