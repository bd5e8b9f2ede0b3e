'use client'

import Link from 'next/link'
import { useState } from 'react'
import { ConfirmDialog } from '../shared/admin-action'
import { DescribeDialog, RenameDialog } from './tag-dialogs'
import { useChangeTag } from './use-change-tag'
import { Button, buttonStyles } from '@/components/ui/button'
import type { AdminTag } from '@/lib/posts/tags/list'
import { BIN_DAYS } from '@/lib/retention'

/** A tag, the path of its page (null without one), and what that says when no editor has described it. */
export type ListedTag = AdminTag & { path: string | null; usual: string }

function postsOf({ published, others }: AdminTag): string {
  const posts = published + others
  const hidden = others > 0 ? `, ${others.toLocaleString('en')} not public` : ''
  return `${posts.toLocaleString('en')} ${posts === 1 ? 'post' : 'posts'}${hidden}`
}

function TagLine({ tag }: { tag: ListedTag }) {
  const { name, path, description, usual } = tag
  const [asked, setAsked] = useState<'rename' | 'describe' | 'retire' | null>(null)
  const { change, isPending } = useChangeTag()
  const close = () => setAsked(null)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="wrap-anywhere">
          <Link
            href={`/admin/posts?tag=${encodeURIComponent(name)}`}
            className="font-semibold underline underline-offset-4"
          >
            {name}
          </Link>{' '}
          <span className="text-sm text-ink-soft tabular-nums">{postsOf(tag)}</span>
        </p>
        {description && <p className="text-sm text-ink-soft">{description}</p>}
      </div>
      <div className="-mx-4 flex flex-wrap max-sm:-mx-2 max-sm:*:px-2">
        {path && (
          <a href={path} aria-label={`Page of ${name}`} className={buttonStyles('quiet')}>
            Page
          </a>
        )}
        <Button tone="quiet" aria-label={`Rename or merge ${name}`} onClick={() => setAsked('rename')}>
          Rename or merge
        </Button>
        {tag.topic !== '' && (
          <Button tone="quiet" aria-label={`Describe ${name}`} onClick={() => setAsked('describe')}>
            Describe
          </Button>
        )}
        <Button tone="quiet" isBusy={isPending} aria-label={`Retire ${name}`} onClick={() => setAsked('retire')}>
          Retire
        </Button>
      </div>
      {asked === 'rename' && <RenameDialog tag={tag} onClose={close} />}
      {asked === 'describe' && <DescribeDialog tag={tag} usual={usual} onClose={close} />}
      {asked === 'retire' && (
        <ConfirmDialog
          question={`Retire “${name}”?`}
          consequence={`It is taken out of ${postsOf(tag)}. ${path ? 'The address of its page leads to all topics. ' : ''}The bin gives it back for ${BIN_DAYS} days.`}
          yes="Retire the tag"
          no="Keep it"
          onYes={() => change({ tag: name, into: null }, close)}
          onClose={close}
        />
      )}
    </li>
  )
}

/** The tags, the most used first. */
export function TagList({ tags }: { tags: readonly ListedTag[] }) {
  return (
    <ul aria-label="Tags" className="border-t border-line">
      {tags.map((tag) => (
        <TagLine key={tag.name} tag={tag} />
      ))}
    </ul>
  )
}
