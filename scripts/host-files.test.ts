import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'smol-toml'
import { expect, test } from 'vitest'
import openNext from '../open-next.config.ts'

const ROOT = path.join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const BUILD = 'npx next build'

test('every host builds by the same command, on the Node of package.json', () => {
  const vercel = JSON.parse(read('vercel.json')) as { buildCommand: string }
  const netlify = parse(read('netlify.toml')) as { build: { command: string; environment: { NODE_VERSION: string } } }
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }
  expect([vercel.buildCommand, netlify.build.command, openNext.buildCommand]).toEqual([BUILD, BUILD, BUILD])
  expect(engines.node).toBe(`>=${netlify.build.environment.NODE_VERSION}`)
})

test('the cron calls a route that exists, once a day, as the free plan allows', () => {
  const { crons } = JSON.parse(read('vercel.json')) as { crons: { path: string; schedule: string }[] }
  for (const { path: route, schedule } of crons) {
    expect(existsSync(path.join(ROOT, 'app', route, 'route.ts'))).toBe(true)
    expect(schedule).toMatch(/^\d+ \d+ \* \* \*$/)
  }
})
