import type { Element } from 'hast'
import { StateBadge } from '../posts/state-badge'
import { RevisionView } from '../revisions/revisions'
import { LocalTime } from '../shared/local-time'
import { PostText } from '@/components/posts/post-text'
import type { ImageMap } from '@/lib/images/image'
import type { EditablePost } from '@/lib/posts/admin/post'
import { type Mark, marksOf, withMarks } from '@/lib/posts/reviews/marks'
import type { ChangesSinceDecision, PostComment } from '@/lib/posts/reviews/queries'
import { postType } from '@/lib/posts/types'
import type { RenderedPost } from '@/lib/recipe/render'
import { counted } from '@/lib/text'

// No `top`, so that a mark is at the height of its paragraph.
const look =
  'absolute left-[calc(100%+0.75rem)] hidden size-8 items-center justify-center rounded-full border border-accent bg-paper-raised font-sans text-sm font-semibold text-ink no-underline tabular-nums hover:bg-paper-sunk xl:flex'

const elementOf = ({ first, comments }: Mark): Element => ({
  type: 'element',
  tagName: 'a',
  properties: {
    href: `#comment-${first}`,
    className: look.split(' '),
    ariaLabel: `${counted(comments, 'comment')} on this paragraph`,
  },
  children: [{ type: 'text', value: String(comments) }],
})

type TextProps = {
  post: EditablePost
  comments: readonly PostComment[]
  rendered: RenderedPost
  images: ImageMap
  origin: string
}

/**
 * The text of a post as readers see it, below the words that lists show of it. Beside each paragraph, wide screens show
 * its number of open comments, as a link to the first one.
 */
export function ReadText({ post, comments, rendered, ...text }: TextProps) {
  const excerpt = post.values.metaDescription || post.excerpt
  const shown = { ...post, image: null, excerpt, labels: post.values.labels }
  const tree = withMarks(rendered.tree, marksOf(comments), elementOf)
  return (
    <>
      {excerpt && <p className="max-w-prose text-sm text-ink-soft">In lists: {excerpt}</p>}
      <article data-family={postType(post.type).family} className="post relative grid max-w-[66ch] gap-6">
        <PostText {...text} rendered={{ ...rendered, tree }} post={shown} slug="" />
      </article>
    </>
  )
}

type NoteProps = { post: Pick<EditablePost, 'type' | 'author' | 'state' | 'createdBy'>; isOwn: boolean }

/** Why the account cannot change the post. */
function readNoteOf({ post: { state, createdBy }, isOwn }: NoteProps): string {
  if (!isOwn) return `This post belongs to ${createdBy}. Your role can read it, but not change it.`
  if (state === 'draft') return 'Your role can read this post, but not change it.'
  const standing = state === 'scheduled' ? 'scheduled' : 'public'
  return `This post is ${standing}, and your role does not publish. An account that publishes can change it.`
}

export function ReadNote(props: NoteProps) {
  const { type, author, state } = props.post
  return (
    <div className="grid gap-2 text-sm text-ink-soft">
      <p role="note" className="max-w-prose">
        {readNoteOf(props)}
      </p>
      <p className="flex flex-wrap items-center gap-x-3">
        <StateBadge state={state} /> {[postType(type).label, author].filter(Boolean).join(' · ')}
      </p>
    </div>
  )
}

/** The difference of the text from the version of the last review decision. */
export function ChangesSinceReview({
  changes: { decision, decidedBy, decidedAt, diffs },
}: {
  changes: ChangesSinceDecision
}) {
  return (
    <RevisionView
      title="What changed since the last review"
      note={
        <p className="text-sm text-ink-soft">
          {decidedBy} {decision === 'approved' ? 'approved the post' : 'requested changes'},{' '}
          <LocalTime iso={decidedAt} />.
        </p>
      }
      diffs={diffs}
      whenEqual="Nothing. It is the text that was reviewed."
    />
  )
}
