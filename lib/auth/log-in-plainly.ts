'use server'

import { redirect } from 'next/navigation'
import { logIn } from './actions'

/**
 * The login of a form that the browser sends by itself, before the page's scripts have arrived. What went wrong goes into
 * the address: state of a form that is sent this way gets lost when a page is resumed from its prerendered shell.
 */
export async function logInPlainly(form: FormData): Promise<void> {
  const result = await logIn({ username: form.get('username'), password: form.get('password') })
  if (result.ok) redirect('/admin/blog')
  redirect(result.fieldErrors ? '/admin/login' : `/admin/login?failures=${result.failures}`)
}
