'use client'

import { type ChangeEvent, useState, useTransition } from 'react'
import type { z } from 'zod'
import { useAdminAction } from '../shared/admin-action'
import { Button, buttonStyles } from '@/components/ui/button'
import { InputField } from '@/components/ui/field'
import { useToast } from '@/components/ui/toast'
import { type ActionResult, done, fail } from '@/lib/action-result'
import { type Added, addRedirects } from '@/lib/seo/redirect-actions'
import { REDIRECTS_AT_ONCE, redirectSchema, redirectsOfCsv } from '@/lib/redirects/schema'

const TABLE_MAX_BYTES = 2_000_000

const summaryOf = ({ added, refused }: Added): string => {
  const lines = refused.slice(0, 5).map(({ source, reason }) => `${source}: ${reason}`)
  return [`${added} added, ${refused.length} refused.`, ...lines].join(' ')
}

type Typed = z.input<typeof redirectSchema>

/** Why a redirect is refused before it is sent; undefined when it is not. */
const faultOf = (typed: Typed): string | undefined => redirectSchema.safeParse(typed).error?.issues[0]?.message

/** Adds the lines of a table call by call; one that is refused is named, and the rest goes on. */
async function addTable(redirects: readonly Typed[]): Promise<ActionResult<Added>> {
  const refused = redirects.flatMap((line) => {
    const reason = faultOf(line)
    return reason ? [{ source: line.source, reason }] : []
  })
  const all: Added = { added: 0, refused }
  const sent = redirects.filter((line) => !faultOf(line))
  for (let at = 0; at < sent.length; at += REDIRECTS_AT_ONCE) {
    const result = await addRedirects(sent.slice(at, at + REDIRECTS_AT_ONCE))
    if (!result.ok) return result
    all.added += result.data.added
    all.refused.push(...result.data.refused)
  }
  return done(all)
}

/** Adds one; a refusal is a failure. */
async function addOne(typed: Typed): Promise<ActionResult<Added>> {
  const result = await addRedirects([typed])
  const [refused] = result.ok ? result.data.refused : []
  return refused ? fail(refused.reason, 'conflict') : result
}

/** Picks a table of redirects and adds its lines. */
function TablePicker() {
  const { act, isPending } = useAdminAction()
  const toast = useToast()
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    try {
      if (file.size > TABLE_MAX_BYTES) throw new RangeError('The table is larger than 2 MB: divide it.')
      const redirects = redirectsOfCsv(await file.text())
      act(
        'Not added',
        () => addTable(redirects),
        (added) => ({ title: 'Table read', description: summaryOf(added) }),
      )
    } catch (error) {
      const description = error instanceof RangeError ? error.message : 'The file could not be read.'
      toast.show({ variant: 'error', title: 'Not added', description })
    }
    target.value = ''
  }
  return (
    <label className={`${buttonStyles('secondary')} cursor-pointer focus-within:focus-ring`}>
      {isPending ? 'Adding…' : 'Add from a CSV file'}
      <input type="file" accept=".csv,text/csv" className="sr-only" disabled={isPending} onChange={read} />
    </label>
  )
}

/** Adds one redirect, or those of a table. `from` is the address that was not found. */
export function RedirectForm({ from }: { from: string }) {
  const { run } = useAdminAction()
  const toast = useToast()
  const [typed, setTyped] = useState({ source: from, target: '' })
  const [errors, setErrors] = useState<{ source?: string | undefined; target?: string | undefined }>({})
  const [isPending, startTransition] = useTransition()

  const submit = async () => {
    const parsed = redirectSchema.safeParse(typed)
    if (!parsed.success) {
      const of = (name: string) => parsed.error.issues.find(({ path }) => path[0] === name)?.message
      return setErrors({ source: of('source'), target: of('target') })
    }
    if ((await run('Not added', () => addOne(typed))) === null) return
    toast.show({ variant: 'success', title: 'Redirect added', description: `${typed.source} → ${typed.target}` })
    setTyped({ source: '', target: '' })
  }
  const field = (name: 'source' | 'target') => ({
    value: typed[name],
    error: errors[name],
    maxLength: 1000,
    autoComplete: 'off',
    autoCapitalize: 'none',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setTyped((before) => ({ ...before, [name]: target.value }))
      setErrors((before) => ({ ...before, [name]: undefined }))
    },
  })
  return (
    <form
      noValidate
      aria-label="New redirect"
      className="grid gap-3 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) startTransition(submit)
      }}
    >
      <InputField label="Old address" hint="As in /2019/05/soup or /?p=123" {...field('source')} />
      <InputField
        label="New address"
        hint="As in /blog/soup or https://example.com"
        {...field('target')}
        autoFocus={from !== ''}
      />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" aria-disabled={isPending || undefined}>
          Add redirect
        </Button>
        <TablePicker />
      </div>
    </form>
  )
}
