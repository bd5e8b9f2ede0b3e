'use client'

import { type ChangeEvent, useState, useTransition } from 'react'
import type { z } from 'zod'
import { RedirectTable } from './redirect-table'
import { useAdminAction } from '../shared/admin-action'
import { Button } from '@/components/ui/button'
import { InputField } from '@/components/ui/field'
import { useToast } from '@/components/ui/toast'
import { type ActionResult, done, fail } from '@/lib/action-result'
import { addRedirects } from '@/lib/seo/redirect-actions'
import { redirectSchema } from '@/lib/redirects/schema'

type Typed = z.input<typeof redirectSchema>

/** Adds one; a refusal is a failure. */
async function addOne(typed: Typed): Promise<ActionResult> {
  const result = await addRedirects([typed])
  if (!result.ok) return result
  const [outcome] = result.data
  if (outcome === 'same') return fail('This redirect is here already.', 'conflict')
  return typeof outcome === 'object' ? fail(outcome.refused, 'conflict') : done(undefined)
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
        <RedirectTable />
      </div>
    </form>
  )
}
