import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const FOLDER = path.join(import.meta.dirname, '../../supabase/migrations')
/** Their day: nothing was deployed yet. What comes after the first deployment has to change what is there. */
const FIRST_PLAN = /^20261122/

/** The statements without their comments, the bodies of functions and the texts in quotes, in one line each. */
const statementsOf = (sql: string): string[] =>
  sql
    .split('\n')
    .map((line) => line.split('--', 1)[0])
    .join('\n')
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replaceAll(/'[^']*'/g, "''")
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)

const MAKES = /^create (?:unique )?(function|table|type|index|trigger|view) (?:if not exists )?([\w.]+)/
/** Two tables may each have one of the same name. */
const MAKES_POLICY = /^create policy ("[^"]+"|\w+) on ([\w.]+)/

/** What a statement makes, as one name; a function by its name alone: two with other arguments would be two answers. */
function madeBy(statement: string): string | undefined {
  const [, policy, table] = MAKES_POLICY.exec(statement) ?? []
  if (policy) return `policy ${policy} on ${table ?? ''}`
  const [, kind, name] = MAKES.exec(statement) ?? []
  return kind && `${kind} ${name ?? ''}`
}

const CHANGES = /^(?:drop |create or replace |alter (?!table [\w.]+ enable row level security$|default privileges ))/

const plan = readdirSync(FOLDER)
  .filter((name) => FIRST_PLAN.test(name))
  .map((name) => ({ name, statements: statementsOf(readFileSync(path.join(FOLDER, name), 'utf8')) }))

describe('the migrations of the first plan', () => {
  it('are one a subject', () => {
    expect(plan.length).toBeGreaterThanOrEqual(10)
    expect(plan.length).toBeLessThanOrEqual(15)
  })

  it('make each object once', () => {
    const made = plan.flatMap(({ statements }) => statements.flatMap((statement) => madeBy(statement) ?? []))
    expect(made.length).toBeGreaterThan(200)
    expect(made.filter((object, index) => made.indexOf(object) !== index)).toEqual([])
  })

  it.each(plan)('$name changes nothing that is there already', ({ statements }) => {
    expect(statements.filter((statement) => CHANGES.test(statement))).toEqual([])
  })
})
