import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { runCommand } from '../../scripts/local-server/run.ts'
import { type Part, row, type Row } from './part.ts'

const PARTS = path.join(import.meta.dirname, 'parts')

/** Every part that is in the folder, or those that the command line names. */
async function chosenParts(names: readonly string[]): Promise<Part[]> {
  const files = readdirSync(PARTS).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const parts = await Promise.all(files.sort().map((file) => import(path.join(PARTS, file)) as Promise<Part>))
  const unknown = names.find((name) => !parts.some((part) => part.name === name))
  if (unknown) throw new Error(`There is no part "${unknown}"; there are: ${parts.map(({ name }) => name).join(', ')}.`)
  return names.length > 0 ? parts.filter(({ name }) => names.includes(name)) : parts
}

const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ')

/** A Markdown table, so that it can stand in docs/reliability.md as it is. */
function printRows(name: string, rows: readonly Row[]): void {
  console.log(`\n### ${name}\n\n| what was done | expected | seen | |\n|---|---|---|---|`)
  for (const { done, expected, seen, ok } of rows) {
    console.log(`| ${cell(done)} | ${cell(expected)} | ${cell(seen)} | ${ok ? 'ok' : '**FAILED**'} |`)
  }
}

/** A part that breaks is a row that failed. */
async function runPart({ name, run }: Part): Promise<Row[]> {
  try {
    return await run()
  } catch (error) {
    return [row(`the part ${name}`, 'runs to its end', error instanceof Error ? error.message : String(error), false)]
  }
}

/** Runs one part and prints what came of it; answers how many of its rows failed. */
async function runAndPrint(part: Part): Promise<number> {
  const started = Date.now()
  const rows = await runPart(part)
  printRows(part.name, rows)
  console.log(`\n${Math.round((Date.now() - started) / 1000)} s`)
  return rows.filter(({ ok }) => !ok).length
}

/** Each part in a process of its own: a site leaves its keys and clients behind in the one that started it. */
async function runApart(part: Part): Promise<number> {
  const child = fork(import.meta.filename, [part.name])
  const [code] = (await once(child, 'exit')) as [number | null]
  return code === 0 ? 0 : 1
}

/** `npm run chaos`, or `npm run chaos -- <part> …`: attacks a site of its own for minutes and prints what came of it. */
await runCommand(async () => {
  const parts = await chosenParts(process.argv.slice(2))
  let failed = 0
  for (const part of parts) failed += await (parts.length > 1 ? runApart(part) : runAndPrint(part))
  if (failed > 0) throw new Error(`${failed} of them did not come out as promised.`)
})
