'use client'

import type { z } from 'zod'
import { RedirectTable } from './redirect-table'
import { useActionForm } from '../shared/use-action-form'
import { Button } from '@/components/ui/button'
import { InputField } from '@/components/ui/field'
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
  const { form, field, save, isSubmitting } = useActionForm({
    schema: redirectSchema,
    defaultValues: { source: from, target: '' },
    failed: 'Not added',
    send: addOne,
    onDone: (_, { source, target }) => {
      form.reset({ source: '', target: '' })
      return { title: 'Redirect added', description: `${source} → ${target}` }
    },
  })
  const address = { maxLength: 1000, autoComplete: 'off', autoCapitalize: 'none' }
  return (
    <form noValidate aria-label="New redirect" className="grid gap-3 sm:grid-cols-2" onSubmit={save}>
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
