'use server'

import { redirect } from 'next/navigation'
import { logIn } from '@/lib/auth/actions'
import type { LoginFailure } from '@/lib/auth/messages'

/** What a gate without JavaScript answers: the failure and the name that was typed, never the password. */
export type PlainLogin = { failure: LoginFailure; username: string } | null

/** The login of a form that the browser sends by itself, before the page's scripts have arrived. */
export async function logInPlainly(_previous: PlainLogin, form: FormData): Promise<PlainLogin> {
  const username = String(form.get('username') ?? '')
  const result = await logIn({ username, password: form.get('password') })
  if (result.ok) redirect('/admin/blog')
  return { failure: result, username }
}
