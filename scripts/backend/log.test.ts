import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeFailure, openLog } from './backend-log.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-backend-log-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('restricts a log to its owner, also an existing one', () => {
  const file = path.join(folder, 'backend.log')
  writeFileSync(file, 'before\n', { mode: 0o644 })
  openLog(file).write('after')
  expect(readFileSync(file, 'utf8')).toBe('before\nafter\n')
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('rotates a log at its size limit and keeps one former file', () => {
  const file = path.join(folder, 'backend.log')
  const log = openLog(file, 1_000)
  for (let count = 0; count < 500; count += 1) log.write(`line ${count}`.padEnd(50))
  expect(readdirSync(folder).sort()).toEqual(['backend.log', 'backend.log.1'])
  for (const name of readdirSync(folder)) {
    expect(statSync(path.join(folder, name)).size).toBeLessThanOrEqual(1_100)
    expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600)
  }
  expect(readFileSync(file, 'utf8')).toContain('line 499')
})

test('logs a failing statement without its parameters', () => {
  const failure = Object.assign(new Error('null value: (canary-row)', { cause: new Error('canary-cause') }), {
    code: '23502',
    table: 'blog_posts',
    detail: 'Failing row contains (canary-detail)',
    where: "portal parameter $1 = 'canary-where'",
    query: 'insert into "public"."blog_posts" ("title") values ($1)',
    params: ['canary-parameter'],
  })
  const told = JSON.stringify(describeFailure(failure))
  expect(told).not.toContain('canary')
  for (const part of ['23502', 'blog_posts', 'values ($1)', 'log.test.ts']) expect(told).toContain(part)
})

test('does not log a statement with literal values', () => {
  for (const query of ["select 'canary'", 'do $$ canary $$', 'select $body$ canary $body$']) {
    expect(JSON.stringify(describeFailure(Object.assign(new Error(), { query })))).not.toContain('canary')
  }
})

test('does not log a message that looks like a stack', () => {
  const error = new Error('first\n    at canary one\n    at canary (two)\n    at /canary/three')
  expect(JSON.stringify(describeFailure(error))).not.toContain('canary')
})
