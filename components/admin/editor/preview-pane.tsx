import { Suspense, useState } from 'react'
import { useBylines } from '../authors/bylines'
import { usePostValues } from '../post-form/editor-context'
import { useGoToLine } from './text-editor'
import { useOutline, usePreview, useScrollSync } from './use-preview'
import { PostHeader } from '@/components/posts/post-header'
import { PostText } from '@/components/posts/post-text'
import { toIso } from '@/lib/datetime-local'
import type { ImageInfo } from '@/lib/images/image'
import { readingMinutes } from '@/lib/posts/reading-time'
import { postTypes } from '@/lib/posts/types'

export function Outline() {
  const goToLine = useGoToLine()
  const outline = useOutline()
  if (outline.length === 0)
    return <p className="text-sm text-ink-soft">The headings of the text appear here; each leads to its place.</p>
  return (
    <ol aria-label="Outline" className="grid">
      {outline.map(({ id, text: words, depth, line }) => (
        <li key={id} style={{ paddingLeft: `${(depth - 2) * 0.875}rem` }}>
          <button
            type="button"
            onClick={() => goToLine(line)}
            className={`min-h-11 w-full rounded-lg text-left text-sm underline-offset-4 hover:underline ${depth > 2 ? 'text-ink-soft' : 'font-semibold'}`}
          >
            {words}
          </button>
        </li>
      ))}
    </ol>
  )
}

/** The data for the top of the post's page, from the fields of the form. */
function usePostHead(lead: ImageInfo | null) {
  const [opened] = useState(() => new Date().toISOString())
  const bylines = useBylines()
  const { title, content, author, postType: type, slug, labels, publishAt, publishedOn } = usePostValues()
  const head = {
    title,
    type,
    author,
    labels,
    authorSlug: null,
    slug: slug || 'preview',
    publishedAt: toIso(publishedOn || publishAt) || opened,
    minutes: readingMinutes(content),
    image: lead,
    excerpt: '',
  }
  return { head, byline: bylines.find(({ name }) => name === author.trim()) ?? null }
}

/** The post as readers will see it, rendered by the components of its page. Scrolls with the text. */
export function PreviewPane() {
  const preview = usePreview()
  const { head, byline } = usePostHead(preview.lead)
  const previewRef = useScrollSync(preview.outline)
  return (
    <div
      ref={previewRef}
      role="region"
      aria-label="Preview"
      tabIndex={0}
      className="relative min-w-0 flex-1 overflow-x-hidden overflow-y-auto bg-paper px-6 pb-8 focus-inset [--main-space:0px] lg:border-l lg:border-line"
    >
      <article
        data-family={postTypes[head.type].family}
        className="post mx-auto grid max-w-[66ch] gap-6 [&_.post-band]:grid-cols-1 [&_.post-band-text]:pb-0"
      >
        <PostHeader post={head} author={byline} titleAs="p" />
        {preview.isEmpty && <p className="text-sm text-ink-soft">What readers will see appears here as you type.</p>}
        {preview.isDelayed && (
          <p role="status" className="text-sm text-ink-soft">
            Preview delayed: this computer is busy. It appears by itself.
          </p>
        )}
        {preview.problem && (
          <p role="status" className="text-sm">
            <strong>This text cannot be shown.</strong> {preview.problem} What you typed is kept all the same.
          </p>
        )}
        {/* Without this boundary, lazy parts of the text, such as a player, would hide the form while they load. */}
        <Suspense>
          <PostText
            post={head}
            rendered={preview.post}
            images={preview.images}
            origin={window.location.origin}
            slug=""
          />
        </Suspense>
      </article>
    </div>
  )
}
