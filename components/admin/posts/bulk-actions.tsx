'use client'

import { CircleAlert, CircleCheck } from 'lucide-react'
import { useTransition } from 'react'
import { BulkBar } from '../shared/selection'
import { StateBadge } from './state-badge'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { TransitionResult } from '@/lib/posts/admin/transitions'
import type { AdminPost } from '@/lib/posts/admin/post'
import { countPosts, transitionsFor, transitionWords } from '@/lib/posts/admin/post-actions'
import type { PostTransition } from '@/lib/posts/admin/schema'

type BarProps = {
  posts: AdminPost[]
  onChoose: (transition: PostTransition) => void
  onChange: () => void
  onClear: () => void
}

/** What can be done to the selected posts. */
export function BulkPosts({ posts, onChoose, onChange, onClear }: BarProps) {
  return (
    <BulkBar label="Selected posts" count={countPosts(posts.length)} onClear={onClear}>
      {posts.some(({ state }) => state !== 'bin') && (
        <Button tone="secondary" aria-haspopup="dialog" onClick={onChange}>
          Change…
        </Button>
      )}
      {transitionsFor(posts.map(({ state }) => state)).map((transition) => (
        <Button key={transition} tone="secondary" onClick={() => onChoose(transition)}>
          {transitionWords[transition].verb}
        </Button>
      ))}
    </BulkBar>
  )
}

export type BulkQuestion = { transition: PostTransition; posts: AdminPost[]; results: TransitionResult[] | null }

type DialogProps = {
  question: BulkQuestion | null
  onConfirm: (question: BulkQuestion) => Promise<void>
  onClose: () => void
}

const listStyles = 'grid max-h-64 gap-2 overflow-y-auto rounded-lg border border-line p-3 text-sm focus-inset'

type Result = { id: string; title: string } & ({ ok: true } | { ok: false; message: string })

/** What became of each of several posts. */
export function BulkResults({ results }: { results: readonly Result[] }) {
  return (
    <ul tabIndex={0} aria-label="What happened" className={listStyles}>
      {results.map((result) => (
        <li key={result.id} className="flex gap-2">
          {result.ok ? (
            <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-herb" />
          ) : (
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-tomato" />
          )}
          <span>
            <span className="font-semibold">{result.title || 'Untitled'}</span>
            <span className="block text-ink-soft">{result.ok ? 'Done' : result.message}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function Question({ question, onConfirm, onClose }: { question: BulkQuestion } & Omit<DialogProps, 'question'>) {
  const [isPending, startTransition] = useTransition()
  const { transition, posts } = question
  return (
    <>
      <ul tabIndex={0} aria-label="Posts concerned" className={listStyles}>
        {posts.map(({ id, title, state }) => (
          <li key={id} className="flex items-start justify-between gap-3">
            <span className="font-semibold">{title || 'Untitled'}</span>
            <span className="shrink-0">
              <StateBadge state={state} />
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-3">
        <Button tone="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button
          aria-disabled={isPending || undefined}
          onClick={() => {
            if (!isPending) startTransition(() => onConfirm(question))
          }}
        >
          {isPending ? 'Working...' : `${transitionWords[transition].verb} (${posts.length})`}
        </Button>
      </div>
    </>
  )
}

function headingOf({ transition, posts, results }: BulkQuestion): { title: string; description: string } {
  const { verb, consequence } = transitionWords[transition]
  if (!results) return { title: `${verb}: ${countPosts(posts.length)}?`, description: consequence }
  const failed = results.filter(({ ok }) => !ok).length
  return {
    title: `${countPosts(failed)} could not be changed`,
    description: `${results.length - failed} of ${results.length} went through. The others are as they were, and still selected.`,
  }
}

/** Says what a change of several posts, or of one for good, will do; afterwards, when some did not go, which and why. */
export function BulkDialog({ question, onConfirm, onClose }: DialogProps) {
  const heading = question ? headingOf(question) : { title: '', description: '' }
  return (
    <Dialog open={question !== null} onClose={onClose} {...heading}>
      {question?.results && (
        <>
          <BulkResults results={question.results} />
          <Button onClick={onClose} className="justify-self-end">
            Close
          </Button>
        </>
      )}
      {question && !question.results && <Question question={question} onConfirm={onConfirm} onClose={onClose} />}
    </Dialog>
  )
}
