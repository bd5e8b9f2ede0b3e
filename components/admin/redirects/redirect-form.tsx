'use client'

import type { z } from 'zod'
import { useState, useTransition } from 'react'
import { pickFiles } from '../images/files'
import { useActionForm } from '../shared/use-action-form'
import { useAdminAction } from '../shared/admin-action'
import { Button } from '@/components/ui/button'
import { InputField } from '@/components/ui/field'
import { type ActionResult, done, fail, invalidFields, type Run } from '@/lib/action-result'
import { REDIRECTS_AT_ONCE, redirectSchema, redirectsOfCsv } from '@/lib/redirects/schema'
import { addRedirects } from '@/lib/seo/redirect-actions'

const TABLE_MAX_BYTES = 2_000_000

/** The result of a table. `problem`: why the file was not read, or from which line on nothing was added. */
type Result = {
  name: string
  added: number
  same: number
  refused: { line: number; source: string; reason: string }[]
  problem: string
}

/** Adds the lines of a table in several calls. Lists refused lines and continues. */
async function addTable(file: File, run: Run): Promise<Result> {
  const result: Result = { name: file.name, added: 0, same: 0, refused: [], problem: '' }
  try {
    if (file.size > TABLE_MAX_BYTES) throw new RangeError('The table is larger than 2 MB: divide it.')
    const lines = redirectsOfCsv(await file.text())
    const faults = new Map(lines.map((line) => [line, redirectSchema.safeParse(line).error?.issues[0]?.message]))
    for (const [{ line, source }, reason] of faults) if (reason) result.refused.push({ line, source, reason })
    const sent = lines.filter((line) => faults.get(line) === undefined)
    for (let at = 0; at < sent.length; at += REDIRECTS_AT_ONCE) {
      const part = sent.slice(at, at + REDIRECTS_AT_ONCE)
      const outcomes = await run('Table not added', () => addRedirects(part))
      if (!outcomes) throw new RangeError(`From line ${part[0]?.line ?? 1} on nothing was added.`)
      for (const [index, outcome] of outcomes.entries()) {
        const { line = 0, source = '' } = part[index] ?? {}
        if (outcome === 'added' || outcome === 'same') result[outcome] += 1
        else result.refused.push({ line, source, reason: outcome.refused })
      }
    }
  } catch (error) {
    result.problem = error instanceof RangeError ? error.message : 'The file could not be read.'
  }
  result.refused.sort((a, b) => a.line - b.line)
  return result
}

/** Adds the redirects of a chosen CSV file and shows the result. */
function RedirectTable() {
  const { run } = useAdminAction()
  const [isPending, startTransition] = useTransition()
  const [result, setResult] = useState<Result | null>(null)
  const read = ([file]: File[]) => {
    if (file) startTransition(async () => setResult(await addTable(file, run)))
  }
  return (
    <>
      <Button tone="secondary" isBusy={isPending} onClick={() => pickFiles(read, { accept: '.csv,text/csv' })}>
        {isPending ? 'Adding…' : 'Add from a CSV file'}
      </Button>
      <div role="status" className="grid w-full gap-2 text-sm empty:hidden">
        {result && (
          <>
            <p className="font-semibold break-all">{result.name}</p>
            <p>{`${result.added} added, ${result.same} here already, ${result.refused.length} refused.`}</p>
            {result.problem && <p className="text-tomato">{result.problem}</p>}
            {result.refused.length > 0 && (
              <ul aria-label="Refused lines" className="grid gap-1">
                {result.refused.map(({ line, source, reason }) => (
                  <li key={line} className="break-words">
                    Line {line}: <span className="break-all">{source}</span> – {reason}
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </>
  )
}

type Typed = z.input<typeof redirectSchema>

/** Adds one redirect; a refusal is an error of its field. */
async function addOne(typed: Typed): Promise<ActionResult> {
  const result = await addRedirects([typed])
  if (!result.ok) return result
  const [outcome] = result.data
  if (outcome === 'same') return fail('This redirect is here already.', 'conflict')
  return typeof outcome === 'object' ? invalidFields({ [outcome.field]: outcome.refused }) : done(undefined)
}

/** Adds one redirect, or those of a table. `from`: the initial value of the old address. */
export function RedirectForm({ from }: { from: string }) {
  const { field, save, isSubmitting } = useActionForm({
    schema: redirectSchema,
    defaultValues: { source: from, target: '' },
    failed: 'Not added',
    send: addOne,
    onDone: (_, { source, target }, resetTo) => {
      resetTo({ source: '', target: '' })
      return { title: 'Redirect added', description: `${source} → ${target}` }
    },
  })
  const address = { maxLength: 1000, autoComplete: 'off', autoCapitalize: 'none' }
  return (
    <form noValidate aria-label="New redirect" className="mb-6 grid gap-3 sm:grid-cols-2" onSubmit={save}>
      <InputField label="Old address" hint="As in /2019/05/soup or /?p=123" {...address} {...field('source')} />
      <InputField
        label="New address"
        hint="As in /blog/soup or https://example.com"
        {...address}
        {...field('target')}
        autoFocus={from !== ''}
      />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" isBusy={isSubmitting}>
          Add redirect
        </Button>
        <RedirectTable />
      </div>
    </form>
  )
}
