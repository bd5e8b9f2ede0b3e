import { useMemo } from 'react'
import { useStoredImages } from '../images/previews'
import { usePostEditor, usePostValue } from '../post-form/editor-context'
import { type Known, useKnown } from '../shared/use-known'
import { useConfirmedDoubts } from './confirmed-doubts'
import { useMissingBlocks } from './use-blocks'
import { useDelayed, useTextJob } from './use-text-job'
import { mediaNamesIn } from '@/lib/images/image'
import { unplacedImages } from '@/lib/images/picture-marks'
import type { TrayImage } from '@/lib/images/tray'
import { callPanel, LINKS_PATH } from '@/lib/panel-calls'
import type { DeadLink } from '@/lib/posts/admin/dead-links'
import { LOOKED_UP_ADDRESS_MAX, LOOKED_UP_LINKS_MAX } from '@/lib/posts/limits'
import type { Finding, PublishCheck, TextLink } from '@/lib/posts/publish-check'
import { WANTED } from '@/lib/recipe/wanted'

/** The pause in typing before a check. */
const PAUSE_MS = 800

/** The problem of each checked address; null for a working one. */
type LinkProblems = Known<string | null>

/** The dead links to pages of this site other than posts, checked by requesting each page. */
async function deadPages(addresses: readonly string[]): Promise<DeadLink[]> {
  const pages = addresses.filter((address) => address.startsWith('/') && !address.startsWith('/blog/'))
  const asked = pages.map(async (address) => {
    const answer = await fetch(address, { method: 'HEAD' }).catch(() => null)
    return answer?.status === 404 ? [{ address, problem: 'There is no page at this address.' }] : []
  })
  return (await Promise.all(asked)).flat()
}

async function lookUp(addresses: readonly string[]): Promise<LinkProblems | null> {
  const [result, pages] = await Promise.all([
    callPanel<DeadLink[]>(LINKS_PATH, addresses).catch(() => null),
    deadPages(addresses),
  ])
  if (!result?.ok) return null
  const problems = new Map([...result.data, ...pages].map(({ address, problem }) => [address, problem]))
  return Object.fromEntries(addresses.map((address) => [address, problems.get(address) ?? null]))
}

/** Checks each link once. `hasForeign`: also links to other sites, which sends requests to them. */
function useLinkProblems(links: readonly TextLink[], hasForeign: boolean) {
  const wanted = links.map(({ address }) => address).filter((address) => hasForeign || address.startsWith('/'))
  return useKnown(wanted, lookUp, { pauseMs: 0, atOnce: LOOKED_UP_LINKS_MAX })
}

const deadLinks = (links: readonly TextLink[], problems: LinkProblems): Finding[] =>
  links.flatMap(({ address, words, line }) => {
    const problem = problems[address]
    if (!problem) return []
    const message = `The link “${words || address}” leads nowhere: ${problem}`
    return [{ message, line, isGrave: address.startsWith('/') }]
  })

/** A finding and where to fix it: a line of the text, a field, or the pictures. */
export type Hint = Finding & { place?: 'metaDescription' | 'canonical' | 'pictures' }

const NONE: PublishCheck = { findings: [], links: [], undescribed: [] }

/** Hints about a missing post picture, failed uploads, and images that the editor has not placed. */
function pictureHints(images: readonly TrayImage[], content: string, hasLead: boolean, isRecipe: boolean): Hint[] {
  const place = 'pictures'
  if (!hasLead && images.length === 0 && mediaNamesIn(content).length === 0)
    return [{ message: isRecipe ? WANTED.image : 'No picture: readers see a drawn cover.', place }]
  return unplacedImages(images, content, hasLead).map(({ number }) => {
    const isLost = images.some((image) => image.number === number && image.upload.status === 'failed')
    const message = isLost
      ? `Picture ${number} is not uploaded: readers will not see it.`
      : `Picture ${number} is not in the text: it will stand in a gallery below the first paragraph.`
    return { message, place }
  })
}

/** The hints for the post in the form. `isOpen`: the list is shown, so links to other sites are checked too. */
export function usePublishCheck(isOpen: boolean) {
  const { images } = usePostEditor().tray
  const content = usePostValue('content')
  const type = usePostValue('postType')
  const hasDescription = usePostValue('metaDescription').trim() !== ''
  const hasLead = usePostValue('images').length > 0
  const text = useDelayed(content, PAUSE_MS)
  const input = useMemo(() => ({ text, type, origin: window.location.origin }), [text, type])
  const { result } = useTextJob('publishCheck', input)
  const { findings, links, undescribed } = result?.ok ? result.value : NONE
  const { images: stored } = useStoredImages(undescribed.map(({ name }) => name))
  const named = useDelayed(usePostValue('canonical').trim(), PAUSE_MS)
  // The look-up refuses a longer address, and all other links with it.
  const isAsked = /^(?:\/|https:\/\/)/.test(named) && named.length <= LOOKED_UP_ADDRESS_MAX
  const asked = isAsked ? [...links, { address: named, words: '', line: 0 }] : links
  const { known: problems, isAsking } = useLinkProblems(asked, isOpen)
  const missingBlocks = useMissingBlocks(text)
  const { isOpen: isDoubtOpen } = useConfirmedDoubts()
  const noDescription = 'No meta description: search results make their own.'
  const hints: Hint[] = [
    ...findings.filter(({ isGrave }) => isGrave),
    ...deadLinks(links, problems),
    ...(problems[named]
      ? [{ message: `The canonical link leads nowhere: ${problems[named]}`, place: 'canonical' } as const]
      : []),
    ...missingBlocks,
    ...pictureHints(images, content, hasLead, type === 'recipe'),
    ...images
      .filter(({ details }) => !details.alt.trim())
      .map(({ number }) => ({ message: `Picture ${number} has no alt text.`, place: 'pictures' as const })),
    ...undescribed
      .filter(({ name }) => name in stored && !stored[name]?.alt)
      .map(({ line }) => ({ message: 'A picture of the text has no alt text.', line })),
    ...(hasDescription ? [] : [{ message: noDescription, place: 'metaDescription' as const }]),
    ...findings.filter((one) => !one.isGrave && isDoubtOpen(one)),
  ]
  return { hints: content.trim() === '' ? [] : hints, isLooking: isOpen && isAsking }
}
