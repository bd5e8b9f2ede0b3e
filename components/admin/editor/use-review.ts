import { useEffect, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useStoredImages } from '../images/previews'
import { useTextJob } from './use-text-job'
import type { TrayImage } from '@/lib/images/tray'
import { callPanel, LINKS_PATH } from '@/lib/panel-calls'
import type { DeadLink } from '@/lib/posts/admin/dead-links'
import type { PostFormValues } from '@/lib/posts/editing/form-schema'
import type { Finding, Review, TextLink } from '@/lib/posts/review'

/** Nothing is looked at while somebody types. */
const SETTLED_AFTER_MS = 800
/** What one look-up takes; see `lib/posts/admin/dead-links.ts`. */
const LINKS_AT_ONCE = 40

/** A value that has not changed for a moment. */
function useSettled<Value>(value: Value): Value {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(() => value), SETTLED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** What is wrong with each address that was looked up; null: it is there. */
type Looked = Readonly<Record<string, string | null>>

async function lookUp(addresses: readonly string[]): Promise<Looked | null> {
  const result = await callPanel<DeadLink[]>(LINKS_PATH, addresses).catch(() => null)
  if (!result?.ok) return null
  const problems = new Map(result.data.map(({ address, problem }) => [address, problem]))
  return Object.fromEntries(addresses.map((address) => [address, problems.get(address) ?? null]))
}

/** Looks addresses up, each once; those of the web only when `hasForeign`: it asks other sites. */
function useLinks(links: readonly TextLink[], hasForeign: boolean) {
  const [looked, setLooked] = useState<Looked>({})
  const wanted = links.filter(({ address }) => hasForeign || address.startsWith('/')).map(({ address }) => address)
  const unknown = [...new Set(wanted)]
    .filter((address) => !(address in looked))
    .slice(0, LINKS_AT_ONCE)
    .join(' ')
  useEffect(() => {
    if (unknown === '') return
    let isWanted = true
    void lookUp(unknown.split(' ')).then((found) => {
      if (isWanted && found) setLooked((before) => ({ ...before, ...found }))
    })
    return () => {
      isWanted = false
    }
  }, [unknown])
  return { looked, isLooking: unknown !== '' }
}

function deadLinks(links: readonly TextLink[], looked: Looked): Finding[] {
  return links.flatMap(({ address, words, line }) => {
    const problem = looked[address]
    if (!problem) return []
    const message = `The link “${words || address}” leads nowhere: ${problem}`
    return [{ message, line, isGrave: address.startsWith('/') }]
  })
}

/** Where a finding is mended: a line of the text, a field, or the pictures. */
export type Hint = Finding & { place?: 'description' | 'pictures' }

const NONE: Review = { findings: [], links: [], silent: [] }

/** What a text and its pictures lack before readers see them. `isOpen`: somebody reads it, and web addresses are asked. */
export function useReview(images: readonly TrayImage[], isOpen: boolean) {
  const [content, type, description] = useWatch<PostFormValues, ['content', 'postType', 'metaDescription']>({
    name: ['content', 'postType', 'metaDescription'],
  })
  const text = useSettled(content)
  const input = useMemo(
    () => ({ text, type, origin: typeof window === 'undefined' ? '' : window.location.origin }),
    [text, type],
  )
  const result = useTextJob('review', input)
  const { findings, links, silent } = result?.ok ? result.value : NONE
  const { images: stored } = useStoredImages(silent.flatMap(({ name }) => name ?? []))
  const { looked, isLooking } = useLinks(links, isOpen)
  const hints: Hint[] = [
    ...findings.filter(({ isGrave }) => isGrave),
    ...deadLinks(links, looked),
    ...images
      .filter(({ details }) => !details.alt.trim())
      .map(({ number }) => ({ message: `Picture ${number} has no alt text.`, place: 'pictures' as const })),
    ...silent
      .filter(({ name }) => name !== null && name in stored && !stored[name]?.alt)
      .map(({ line }) => ({ message: 'A picture of the text has no alt text.', line })),
    ...(description.trim() === ''
      ? [{ message: 'No meta description: search results make their own.', place: 'description' as const }]
      : []),
    ...findings.filter(({ isGrave }) => !isGrave),
  ]
  return { hints: content.trim() === '' ? [] : hints, isLooking: isOpen && isLooking }
}
