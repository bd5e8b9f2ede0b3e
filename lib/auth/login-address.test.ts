import { expect, it } from 'vitest'
import { loginAddress, LOGIN_PATH, pageAfterLogin, panelAddress, readLoginAddress, stepBefore } from './login-address'
import { incompleteLogin, type LoginFailure, loginFailure, signInUnavailable, tooManyAttempts } from './messages'
import { loginSchema } from './schema'

const MARIA = { username: 'maria', to: '/admin/posts?q=soup' }

const shownAfter = (failure: LoginFailure, username: string) => {
  const address = loginAddress(failure, { ...MARIA, username })
  return readLoginAddress(Object.fromEntries(new URL(address, 'http://localhost').searchParams))
}

function incomplete(username: string) {
  const { error } = loginSchema.safeParse({ username, password: '' })
  return error ? incompleteLogin(error) : loginFailure(signInUnavailable)
}

it('shows the messages of empty fields and the typed username after a form without scripts', () => {
  expect(shownAfter(incomplete('maria'), 'maria')).toMatchObject({
    username: 'maria',
    failure: { fieldErrors: { password: 'Password is required' } },
  })
  expect(shownAfter(incomplete(' '), ' ').failure?.fieldErrors).toEqual({
    username: 'Username is required',
    password: 'Password is required',
  })
})

it('shows the number of failures after a form without scripts', () => {
  expect(shownAfter(loginFailure(tooManyAttempts, { failures: 5 }), 'maria').failure).toMatchObject({
    failures: 5,
    message: tooManyAttempts,
  })
  expect(shownAfter(loginFailure(signInUnavailable), 'maria').failure?.message).toEqual(signInUnavailable)
})

it('keeps the requested page after a refused form without scripts', () => {
  for (const failure of [loginFailure(signInUnavailable), incomplete('maria')]) {
    const { pathname, search } = new URL(loginAddress(failure, MARIA), 'http://localhost')
    expect(pageAfterLogin(pathname, search)).toBe(MARIA.to)
  }
})

it('shows no failure without one in the address', () => {
  expect(readLoginAddress({}).failure).toBeNull()
  expect(readLoginAddress({ failures: 'many', username: 'm'.repeat(51) }).failure).toBeNull()
})

it.each([
  ['/admin/posts?q=soup&page=2', '/admin/posts?q=soup&page=2'],
  ['/admin/login?to=%2Fadmin%2Fposts', '/admin/blog'],
  ['/admin/loginless', '/admin/loginless'],
  ['https://evil.example/admin/posts', '/admin/blog'],
  ['//evil.example', '/admin/blog'],
  ['/about', '/admin/blog'],
  [null, '/admin/blog'],
])('leads from the login for %s to %s', (requested, page) => {
  const { pathname, search, searchParams } = new URL(stepBefore(LOGIN_PATH, requested), 'http://localhost')
  expect(pageAfterLogin(pathname, search)).toBe(page)
  expect(panelAddress.parse(searchParams.get('to'))).toBe(page)
})

it('stays at the address of a page that shows the login in its place', () => {
  expect(pageAfterLogin('/admin/posts', '?q=soup')).toBe('/admin/posts?q=soup')
  expect(pageAfterLogin('/admin/login', '')).toBe('/admin/blog')
})
