'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { Fragment, type ReactNode, useEffect } from 'react'
import { StateBadge } from '../posts/state-badge'
import { ConfirmButton, useAdminAction } from '../shared/admin-action'
import { LocalTime } from '../shared/local-time'
import { restoreRevision } from '@/lib/posts/admin/actions'
import type { RevisionSummary } from '@/lib/posts/admin/revisions'
import type { DiffPart, FieldDiff } from '@/lib/posts/diff'

/** A picture within a text, or the address of a picture as the whole text. */
const PICTURE = /(!\[[^[\]\n]*\]\(\/media\/[\w.-]+\)|^\/media\/[\w.-]+$)/
const PATH = /\/media\/[\w.-]+/

function WithPictures({ text }: { text: string }) {
  return text.split(PICTURE).map((piece, index) => {
    // `split` puts the pictures between the other pieces.
    const path = index % 2 === 1 && PATH.exec(piece)?.[0]
    return (
      <Fragment key={index}>
        {piece}
        {path && (
          <span
            role="img"
            aria-label="The picture"
            style={{ backgroundImage: `url(${path})` }}
            className="mx-1 my-1 block h-28 w-40 rounded-lg border border-line bg-paper-sunk bg-cover bg-center"
          />
        )}
      </Fragment>
    )
  })
}

function Part({ part: { kind, text: words } }: { part: DiffPart }) {
  const text = <WithPictures text={words} />
  if (kind === 'added')
    return <ins className="rounded-sm bg-herb/20 decoration-herb decoration-2 underline-offset-2">{text}</ins>
  if (kind === 'removed') return <del className="rounded-sm bg-tomato/15 decoration-tomato decoration-2">{text}</del>
  if (kind === 'skipped') return <span className="text-ink-soft"> […] </span>
  return text
}

/** The difference of one field, word by word: removed words are struck through, new ones underlined. */
export function FieldDiffView({ diff: { label, parts } }: { diff: FieldDiff }) {
  return (
    <section className="grid gap-2 rounded-xl border border-line bg-paper-raised p-4">
      <h3 className="text-sm font-semibold">{label}</h3>
      <p
        className="max-h-96 overflow-y-auto text-[0.9375rem] leading-relaxed break-words whitespace-pre-wrap"
        tabIndex={0}
      >
        {parts.map((part, index) => (
          <Part key={index} part={part} />
        ))}
      </p>
    </section>
  )
}

/** The versions of a post, newest first, each a link to its changes. */
export function RevisionList({ id, revisions, shown }: { id: string; revisions: RevisionSummary[]; shown: number }) {
  return (
    <ol
      aria-label="Versions"
      className="grid max-h-80 gap-2 overflow-y-auto p-1 lg:max-h-none lg:overflow-visible lg:p-0"
    >
      {revisions.map(({ version, title, savedBy, savedAt, state }, index) => (
        <li key={version}>
          <Link
            href={`/admin/posts/${id}/revisions?version=${version}`}
            aria-current={version === shown ? 'true' : undefined}
            scroll={false}
            className="grid gap-1 rounded-xl border border-line bg-paper-raised px-4 py-3 text-sm hover:border-ink-soft aria-[current]:border-2 aria-[current]:border-accent"
          >
            <span className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-semibold">
                Version {version}
                {index === 0 && ' (present)'}
              </span>
              <StateBadge state={state} />
            </span>
            <span className="truncate">{title || 'Untitled'}</span>
            <span className="text-ink-soft">
              {savedBy} · <LocalTime iso={savedAt} />
            </span>
          </Link>
        </li>
      ))}
    </ol>
  )
}

/** `diffs` is null when the comparison would take too long. */
type ViewProps = { title: string; note?: ReactNode; diffs: FieldDiff[] | null; whenEqual: string }

export function RevisionView({ title, note, diffs, whenEqual }: ViewProps) {
  return (
    <section aria-label={title} className="grid gap-3">
      <h2 className="text-xl">{title}</h2>
      {note}
      {diffs === null && (
        <p className="text-sm text-ink-soft">The two texts are so different that comparing them takes too long.</p>
      )}
      {diffs?.length === 0 && <p className="text-sm text-ink-soft">{whenEqual}</p>}
      {diffs?.map((diff) => (
        <FieldDiffView key={diff.field} diff={diff} />
      ))}
    </section>
  )
}

type RestoreProps = {
  id: string
  revision: number
  version: number
  isPublic: boolean
}

export function RestoreButton({ id, revision, version, isPublic }: RestoreProps) {
  const router = useRouter()
  const { act, isPending } = useAdminAction()

  const restore = () =>
    act('Not Restored', restoreRevision, { id, revision, version }, (post) => {
      router.push(`/admin/posts/${id}/revisions`)
      router.refresh()
      return { title: 'Version Restored', description: `Version ${revision} is version ${post.version} now.` }
    })

  return (
    <ConfirmButton
      isBusy={isPending}
      question={`Restore version ${revision}?`}
      consequence={`Its texts become the newest version${isPublic ? ', which readers see at once' : ''}. Nothing is deleted: today’s version stays in this list. Address, status and date stay as they are.`}
      yes="Restore"
      onYes={restore}
    >
      {isPending ? 'Restoring...' : `Restore version ${revision}`}
    </ConfirmButton>
  )
}

const WIDE = '(min-width: 64rem)'

/** Scrolls to the shown version in the list, and on narrow screens to its changes below the list. */
export function ScrollToVersion({ isAsked, targetId }: { isAsked: boolean; targetId: string }) {
  useEffect(() => {
    document.querySelector('ol [aria-current=true]')?.scrollIntoView({ block: 'nearest' })
    if (isAsked && !matchMedia(WIDE).matches) document.getElementById(targetId)?.scrollIntoView({ block: 'start' })
  }, [isAsked, targetId])
  return null
}
