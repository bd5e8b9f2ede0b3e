'use client'

import { Pencil, Trash2 } from 'lucide-react'
import { Button, buttonStyles } from '@/components/ui/button'
import { imageHref } from '@/lib/images/library-params'
import { mediaName } from '@/lib/images/image'

/** The picture that a saved post has: it stands above the post and on its card. */
export function LeadImage({ path, onRemove }: { path: string; onRemove: () => void }) {
  const name = mediaName(path)
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-xl border border-line bg-paper-raised p-3">
      <div
        role="img"
        aria-label="The post picture"
        style={{ backgroundImage: `url(${path})` }}
        className="size-20 shrink-0 rounded-lg border border-line bg-paper-sunk bg-cover bg-center"
      />
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-semibold">Post picture</p>
        <div className="-ml-4 flex flex-wrap">
          {name && (
            <a href={imageHref(name)} target="_blank" className={buttonStyles('quiet')}>
              <Pencil aria-hidden="true" className="size-4" />
              Describe or replace it
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          )}
          <Button tone="quiet" onClick={onRemove}>
            <Trash2 aria-hidden="true" className="size-4" />
            Remove post picture
          </Button>
        </div>
      </div>
    </div>
  )
}
