import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DEVICE_COOKIE, SESSION_COOKIE } from '../auth/cookies.ts'
import { authCookieOptions } from '../supabase/cookies.ts'
import { keptForEditors, keptForReaders, keptLine } from './browser-storage.ts'
import { ownerTexts } from './files.ts'
import { privacyPolicy } from './legal.ts'
import { site } from '../site.ts'

const kept = [...keptForReaders, ...keptForEditors]
const named = kept.flatMap(({ keys }) => keys)

/** Within a key, … stands for one part; at its end, for the rest. */
const patterns = named.map((name) => new RegExp(`^${name.replace(/…$/, '.+').replaceAll('…', '[^:]+')}$`))
const isNamed = (key: string) => patterns.some((pattern) => pattern.test(key))

/** All code that can run in a browser or set a cookie, without comments, which also name the storage. */
const sources = globSync(['{app,components,lib,packages}/**/*.{ts,tsx}', '*.ts', 'public/**/*.js'])
  .filter((file) => !/\.(test|config)\.tsx?$/.test(file) && file !== 'lib/content/browser-storage.ts')
  .map((file) => ({ file, text: readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^(?<!\s)\s*\/\/.*$/gm, '') }))

const filesWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text))

/** String literals that start like the site's keys: `flavorcraft:…`, `tool:…`. */
const spacedKeys = (text: string) =>
  [...text.matchAll(/(['"`])((?:flavorcraft|tool):[^'"`\n]*)\1/g)].map(([, , key = '']) => key)

/** Values of the constants that a file uses as storage keys, defined in that file or exported by another. */
function constantKeys(text: string): string[] {
  const names = new Set([...text.matchAll(/Item\((?:\$\{JSON\.stringify\()?([A-Z][A-Z_]*)\b/g)].map(([, name]) => name))
  return [...names].map((name) => {
    const definition = new RegExp(`(?:^|\\s)const ${name} = (['"\`])(.+?)\\1`)
    const own = definition.exec(text)?.[2]
    const exported = filesWith(new RegExp(`export const ${name} =`)).map((file) => definition.exec(file.text)?.[2])
    return own ?? exported[0] ?? `${name}, which is written nowhere`
  })
}

/** Files whose callers pass the key. */
const givenTheirKey = ['lib/stored-value.ts']

describe('the browser storage in the privacy policy', () => {
  const policy = JSON.stringify(privacyPolicy(site))

  it('lists every item with its purpose and duration', () => {
    for (const item of kept) expect(policy).toContain(ownerTexts(keptLine(item))(site))
    expect(keptLine(kept[0] ?? expect.fail('no items'))).toMatch(
      /^Colour scheme \(local storage, color-scheme\): .+ so that .+\. Kept until you delete it\.$/,
    )
  })

  const users = filesWith(/\b(local|session)Storage\b/)

  it.each(users.map(({ file, text }) => [file, text] as const))('lists the keys of %s', (file, text) => {
    const keys = [...constantKeys(text), ...spacedKeys(text)]
    if (!givenTheirKey.includes(file)) expect(keys, 'a key that this test can read').not.toEqual([])
    expect(keys.filter((key) => !isNamed(key))).toEqual([])
  })

  it('lists every key with the site’s prefix', () => {
    const keys = sources.flatMap(({ text }) => spacedKeys(text))
    expect(keys.length).toBeGreaterThan(4)
    expect(keys.filter((key) => !isNamed(key))).toEqual([])
  })

  it('lists all cookies, which only middleware, auth and Supabase code set', () => {
    expect(kept.filter(({ where }) => where === 'cookies').flatMap(({ keys }) => keys)).toEqual([
      SESSION_COOKIE,
      authCookieOptions('https://x.example').name,
      DEVICE_COOKIE,
    ])
    const setters = filesWith(/document\.cookie|cookieStore|[Ss]et-[Cc]ookie|cookies\.set\(|cookies\(\)/)
    expect(
      setters.map(({ file }) => file).filter((file) => !/^(middleware\.ts|lib\/(auth|supabase)\/)/.test(file)),
    ).toEqual([])
  })

  it('lists every database, all opened by a named constant', () => {
    const databases = filesWith(/idb-keyval/).flatMap(({ text }) =>
      [...text.matchAll(/createStore\(([A-Z_]+)/g)].map(
        ([, name]) => new RegExp(`const ${name} = '(.+?)'`).exec(text)?.[1],
      ),
    )
    expect(databases).toEqual(kept.filter(({ where }) => where === 'IndexedDB').flatMap(({ keys }) => keys))
  })

  it('lists the offline cache, which the page and the service worker share', () => {
    const keepers = filesWith(/caches\.open|serviceWorker\.register/)
    expect(keepers.map(({ file }) => file).sort()).toEqual(['components/recipe/offline-pages.ts', 'public/sw.js'])
    const named = kept.filter(({ where }) => where === 'cache storage').flatMap(({ keys }) => keys)
    for (const { text } of keepers)
      expect([...text.matchAll(/'(flavorcraft-[^']+)'/g)].map(([, key]) => key)).toEqual(named)
  })

  it('covers every kind of storage in use', () => {
    expect(filesWith(/indexedDB|navigator\.storage/).map(({ file }) => file)).toEqual([])
  })
})
