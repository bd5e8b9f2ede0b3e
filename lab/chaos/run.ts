import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { runCommand } from '../../scripts/command.ts'
import { type Part, row } from './part.ts'

const PARTS = path.join(import.meta.dirname, 'parts')

const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ')

/** Runs one part and prints a Markdown table for docs/reliability.md; returns whether every row is good. */
async function runPart({ name, run }: Part): Promise<boolean> {
  const started = Date.now()
  const rows = await run().catch((error: unknown) => [row(`the part ${name}`, 'runs to its end', String(error), false)])
  console.log(`\n### ${name}\n\n| what was done | expected | seen | |\n|---|---|---|---|`)
  for (const { done, expected, seen, ok } of rows)
    console.log(`| ${cell(done)} | ${cell(expected)} | ${cell(seen)} | ${ok ? 'ok' : '**FAILED**'} |`)
  console.log(`\n${Math.round((Date.now() - started) / 1000)} s`)
  return rows.every(({ ok }) => ok)
}

/** Each part runs in a process of its own: a site leaves its keys in the environment of the process that starts it. */
async function forkPart(name: string): Promise<boolean> {
  const [code] = (await once(fork(import.meta.filename, [name]), 'exit')) as [number | null]
  return code === 0
}

/** `npm run chaos`, or `npm run chaos -- <part> …`: attacks a site of its own for minutes and prints the results. */
await runCommand(async () => {
  const all = readdirSync(PARTS).map((file) => path.basename(file, '.ts'))
  const names = process.argv.length > 2 ? process.argv.slice(2) : all
  const unknown = names.find((name) => !all.includes(name))
  if (unknown) throw new Error(`There is no part "${unknown}"; there are: ${all.join(', ')}.`)
  const failed: string[] = []
  for (const name of names) {
    const passes = names.length > 1 ? forkPart(name) : runPart((await import(path.join(PARTS, `${name}.ts`))) as Part)
    if (!(await passes)) failed.push(name)
  }
  if (failed.length > 0) throw new Error(`These did not hold: ${failed.join(', ')}.`)
})
