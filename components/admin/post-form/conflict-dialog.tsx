'use client'

import { type ReactNode, useId, useState } from 'react'
import { LocalTime } from '../shared/local-time'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { controlStyles } from '@/components/ui/styles'
import type { ServerVersion } from '@/lib/posts/admin/save'
import { type Choice, type Collision, composeText, mergeFields, type MergePart } from '@/lib/posts/merge'
import type { WorkingFields } from '@/lib/posts/schema'

type CollidingPart = Extract<MergePart, { kind: 'collision' }>

/** Where nobody has chosen: of a text both, which loses nothing; of a line what is saved already. */
const presetOf = ({ field }: Collision): Choice => (field === 'content' ? 'both' : 'theirs')

const keyOf = (field: string, index: number) => `${field}:${index}`

type SideProps = { name: string; label: string; isChosen: boolean; onChoose: () => void; children: ReactNode }

/** One of two texts, to be chosen. */
function Side({ name, label, isChosen, onChoose, children }: SideProps) {
  return (
    <label
      data-chosen={isChosen || undefined}
      className="grid min-w-0 cursor-pointer content-start gap-2 rounded-xl border-2 border-line bg-paper-raised p-3 data-chosen:border-herb"
    >
      <span className="flex min-h-11 items-center gap-2 text-sm font-semibold">
        <input type="radio" name={name} checked={isChosen} onChange={onChoose} className="size-5 accent-herb" />
        {label}
      </span>
      <span className="max-h-72 overflow-y-auto text-sm break-words whitespace-pre-wrap">{children}</span>
    </label>
  )
}

type PairProps = {
  label: string
  part: CollidingPart
  hasBoth: boolean
  choice: Choice
  onChoose: (choice: Choice) => void
}

const shown = (paragraphs: readonly string[]) =>
  paragraphs.join('\n\n').trim() || <em className="text-ink-soft">Nothing: taken out.</em>

/** One place that both editors changed: theirs and mine side by side. */
function Pair({ label, part, hasBoth, choice, onChoose }: PairProps) {
  const name = useId()
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        <Side name={name} label="Theirs" isChosen={choice === 'theirs'} onChoose={() => onChoose('theirs')}>
          {shown(part.theirs)}
        </Side>
        <Side name={name} label="Mine" isChosen={choice === 'mine'} onChoose={() => onChoose('mine')}>
          {shown(part.mine)}
        </Side>
      </div>
      {hasBoth && (
        <label className="flex min-h-11 items-center gap-2 text-sm font-semibold">
          <input
            type="radio"
            name={name}
            checked={choice === 'both'}
            onChange={() => onChoose('both')}
            className="size-5 accent-herb"
          />
          Keep both, one after the other
        </label>
      )}
    </fieldset>
  )
}

/** What both agree on, folded to a line. */
function Agreed({ paragraphs }: { paragraphs: readonly string[] }) {
  const count = paragraphs.length === 1 ? 'One paragraph' : `${paragraphs.length} paragraphs`
  return (
    <details className="text-sm text-ink-soft">
      <summary className="min-h-11 cursor-pointer py-3">{count} without a collision</summary>
      <p className="max-h-72 overflow-y-auto break-words whitespace-pre-wrap" tabIndex={0}>
        {paragraphs.join('\n\n')}
      </p>
    </details>
  )
}

type CollisionProps = {
  collision: Collision
  choiceOf: (index: number) => Choice
  onChoose: (index: number, choice: Choice) => void
}

function CollisionView({ collision: { field, label, parts }, choiceOf, onChoose }: CollisionProps) {
  return (
    <section aria-label={label} className="grid gap-3">
      <h3 className="text-lg">{label}</h3>
      {parts.map((part, index) =>
        part.kind === 'agreed' ? (
          <Agreed key={index} paragraphs={part.paragraphs} />
        ) : (
          <Pair
            key={index}
            label={`${label}: which text?`}
            part={part}
            hasBoth={field === 'content'}
            choice={choiceOf(index)}
            onChoose={(choice) => onChoose(index, choice)}
          />
        ),
      )}
    </section>
  )
}

type Props = {
  /** What both editors began with. */
  base: WorkingFields
  mine: WorkingFields
  serverVersion: ServerVersion
  onSave: (fields: WorkingFields) => void
  onTakeServerVersion: () => void
  onLater: () => void
}

/** What is chosen so far, and the fields that come of it. */
function useChoices({ base, mine, serverVersion }: Pick<Props, 'base' | 'mine' | 'serverVersion'>) {
  const [merge] = useState(() => mergeFields(base, mine, serverVersion.post.values))
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({})
  /** The text as it was changed by hand; a choice after that makes it anew. */
  const [edited, setEdited] = useState<string | null>(null)
  const choiceOf = (collision: Collision, index: number) =>
    choices[keyOf(collision.field, index)] ?? presetOf(collision)
  const inText = merge.collisions.find(({ field }) => field === 'content')
  const text = edited ?? (inText ? composeText(inText.parts, (index) => choiceOf(inText, index)) : null)

  function result(): WorkingFields {
    const theirs = serverVersion.post.values
    const lines = merge.collisions
      .filter((collision) => collision !== inText && choiceOf(collision, 0) === 'theirs')
      .map(({ field }) => [field, theirs[field]])
    return { ...merge.fields, ...Object.fromEntries(lines), ...(text !== null && { content: text }) }
  }

  return {
    collisions: merge.collisions,
    text,
    choiceOf,
    setText: setEdited,
    choose(collision: Collision, index: number, choice: Choice) {
      setChoices((before) => ({ ...before, [keyOf(collision.field, index)]: choice }))
      if (collision === inText) setEdited(null)
    },
    result,
  }
}

/**
 * Two editors changed the same places of one post: shows both side by side and lets this one decide. What does not collide
 * is merged already; nothing is overwritten before, and what leads loses nothing.
 */
export function ConflictDialog({ onSave, onTakeServerVersion, onLater, ...versions }: Props) {
  const { serverVersion } = versions
  const { collisions, choiceOf, choose, text, setText, result } = useChoices(versions)
  return (
    <Dialog
      open
      isWide
      onClose={onLater}
      title="Somebody else has saved this post"
      description={`${serverVersion.savedBy} saved it while you were editing, and you both changed the same places. Nothing was overwritten: yours is still in the form.`}
    >
      <p className="text-sm text-ink-soft">
        Their version is from <LocalTime iso={serverVersion.savedAt} /> and stays in the revisions whatever you choose.
        What you changed in different places is together already.
      </p>
      {collisions.map((collision) => (
        <CollisionView
          key={collision.field}
          collision={collision}
          choiceOf={(index) => choiceOf(collision, index)}
          onChoose={(index, choice) => choose(collision, index, choice)}
        />
      ))}
      {text !== null && (
        <Field label="The text that comes of it" hint="You can change it here before it is saved.">
          {(control) => (
            <textarea
              {...control}
              value={text}
              onChange={(event) => setText(event.target.value)}
              rows={8}
              className={controlStyles}
            />
          )}
        </Field>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onSave(result())}>Save both together</Button>
        <Button tone="secondary" onClick={onLater}>
          Keep editing
        </Button>
        <Button tone="quiet" onClick={onTakeServerVersion}>
          Take theirs only
        </Button>
      </div>
    </Dialog>
  )
}
