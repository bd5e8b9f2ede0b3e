import { CircleAlert, CircleCheck, Download } from 'lucide-react'
import { useState, useTransition } from 'react'
import { chosenPosts, useSaveExport } from '../export/save-export'
import { useHolder } from '../shared/rights'
import { BulkChangeForm } from './bulk-change'
import type { PostActions } from './post-actions'
import { StateBadge } from './state-badge'
import { Button } from '@/components/ui/button'
import { Dialog, FormDialog } from '@/components/ui/dialog'
import { mayChange } from '@/lib/auth/rights'
import type { BulkChange } from '@/lib/posts/admin/bulk-schema'
import type { AdminPost } from '@/lib/posts/admin/post'
import { mayTransition, transitionsFor, transitionWords } from '@/lib/posts/admin/transition-rules'
import type { PostTransition } from '@/lib/posts/admin/schema'
import type { PostResult } from '@/lib/posts/admin/transitions'
import { counted } from '@/lib/text'

type BulkProps = { posts: AdminPost[]; onChoose: (change: BulkQuestion['change']) => void }

/** The buttons for selected posts. */
export function BulkPosts({ posts, onChoose }: BulkProps) {
  const who = useHolder()
  const { save, isPending } = useSaveExport()
  const kept = posts.filter(({ state }) => state !== 'bin').map(({ id }) => id)
  const transitions = transitionsFor(posts.map(({ state }) => state)).filter((transition) =>
    posts.some((post) => mayTransition(who, post, transition)),
  )
  return (
    <>
      {posts.some((post) => post.state !== 'bin' && mayChange(who, post)) && (
        <Button tone="secondary" aria-haspopup="dialog" onClick={() => onChoose('fields')}>
          Change…
        </Button>
      )}
      {save && kept.length > 0 && (
        <Button tone="secondary" isBusy={isPending} onClick={() => save(chosenPosts(kept))}>
          <Download className="size-4" />
          Download
        </Button>
      )}
      {transitions.map((transition) => (
        <Button key={transition} tone="secondary" onClick={() => onChoose(transition)}>
          {transitionWords[transition].verb}
        </Button>
      ))}
    </>
  )
}

/** A change of posts that waits for confirmation; with `results` after some posts were not changed. */
type BulkQuestion = { change: PostTransition | 'fields'; posts: AdminPost[]; results?: PostResult[] }

const listStyles = 'grid max-h-64 gap-2 overflow-y-auto rounded-lg border border-line p-3 text-sm focus-inset'

function Results({ results, onClose }: { results: readonly PostResult[]; onClose: () => void }) {
  const failed = results.filter(({ ok }) => !ok).length
  return (
    <Dialog
      onClose={onClose}
      title={`${counted(failed, 'post')} could not be changed`}
      description={`${results.length - failed} of ${results.length} went through. The others are as they were, and still selected.`}
    >
      <ul tabIndex={0} aria-label="What happened" className={listStyles}>
        {results.map((result) => {
          const Icon = result.ok ? CircleCheck : CircleAlert
          return (
            <li key={result.id} className="flex gap-2">
              <Icon className={`mt-0.5 size-4 shrink-0 ${result.ok ? 'text-herb' : 'text-tomato'}`} />
              <span>
                <span className="font-semibold">{result.title || 'Untitled'}</span>
                <span className="block text-ink-soft">{result.ok ? 'Done' : result.message}</span>
              </span>
            </li>
          )
        })}
      </ul>
      <Button onClick={onClose} className="justify-self-end">
        Close
      </Button>
    </Dialog>
  )
}

type TransitionProps = {
  transition: PostTransition
  posts: AdminPost[]
  onConfirm: () => Promise<void>
  onClose: () => void
}

function TransitionDialog({ transition, posts, onConfirm, onClose }: TransitionProps) {
  const [isPending, startTransition] = useTransition()
  const { verb, consequence } = transitionWords[transition]
  return (
    <FormDialog
      onClose={onClose}
      title={`${verb}: ${counted(posts.length, 'post')}?`}
      description={consequence}
      send={isPending ? 'Working...' : `${verb} (${posts.length})`}
      isBusy={isPending}
      onSend={() => startTransition(onConfirm)}
    >
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
    </FormDialog>
  )
}

/** Asks before several posts are changed or one is erased, then lists the unchanged ones, which stay selected. */
export function useBulkQuestion(actions: PostActions, keepSelected: (ids: string[]) => void) {
  const [question, setQuestion] = useState<BulkQuestion | null>(null)
  const close = () => setQuestion(null)

  async function confirm({ change, posts }: BulkQuestion, fields?: BulkChange) {
    const results =
      change === 'fields' ? fields && (await actions.changeFields(fields)) : await actions.changeAll(posts, change)
    const failed = results?.filter(({ ok }) => !ok).map(({ id }) => id) ?? []
    if (results) keepSelected(failed)
    // A change of fields without an answer keeps its form open.
    if (results && failed.length > 0) setQuestion({ change, posts, results })
    else if (results || change !== 'fields') close()
  }

  function dialogFor(asked: BulkQuestion) {
    const { change, posts, results } = asked
    if (results) return <Results results={results} onClose={close} />
    if (change === 'fields')
      return <BulkChangeForm posts={posts} onChange={(fields) => confirm(asked, fields)} onClose={close} />
    return <TransitionDialog transition={change} posts={posts} onConfirm={() => confirm(asked)} onClose={close} />
  }
  return {
    ask: (change: BulkQuestion['change'], posts: AdminPost[]) => setQuestion({ change, posts }),
    dialog: question && dialogFor(question),
  }
}
