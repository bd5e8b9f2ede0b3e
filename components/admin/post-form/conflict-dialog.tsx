import { type ReactNode, useId, useState } from 'react'
import { useHolder } from '../shared/rights'
import { usePostEditor } from './editor-context'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { AreaField } from '@/components/ui/field'
import { fieldsOf } from '@/lib/posts/editing/unsaved-copy'
import { type Choice, type Collision, composeText, mergeFields, type MergePart, type Versions } from '@/lib/posts/merge'
import type { WorkingFields } from '@/lib/posts/schema'

type RadioProps = { name: string; label: string; isChosen: boolean; onChoose: () => void; children?: ReactNode }

function ChoiceBox({ name, label, isChosen, onChoose, children }: RadioProps) {
  return (
    <label
      data-chosen={isChosen || undefined}
      className={`grid min-w-0 cursor-pointer content-start gap-2 ${children ? 'rounded-xl border-2 border-line bg-paper-raised p-3 data-chosen:border-herb' : ''}`}
    >
      <span className="flex min-h-11 items-center gap-2 text-sm font-semibold">
        <input type="radio" name={name} checked={isChosen} onChange={onChoose} className="size-5 accent-herb" />
        {label}
      </span>
      {children && <span className="max-h-72 overflow-y-auto text-sm break-words whitespace-pre-wrap">{children}</span>}
    </label>
  )
}

const shown = (paragraphs: readonly string[]) =>
  paragraphs.join('\n\n').trim() || <em className="text-ink-soft">Nothing: taken out.</em>

type PairProps = {
  collision: Collision
  part: Extract<MergePart, { kind: 'collision' }>
  names: Names
  choice: Choice | undefined
  onChoose: (choice: Choice) => void
}

/** One place that both editors changed: theirs and mine side by side. */
function Pair({ collision: { field, label }, part, names, choice, onChoose }: PairProps) {
  const name = useId()
  const box = (value: Choice) => ({ name, isChosen: choice === value, onChoose: () => onChoose(value) })
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{label}: which text?</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        <ChoiceBox {...box('theirs')} label={names.theirs}>
          {shown(part.theirs)}
        </ChoiceBox>
        <ChoiceBox {...box('mine')} label={names.mine}>
          {shown(part.mine)}
        </ChoiceBox>
      </div>
      {field === 'content' && <ChoiceBox {...box('both')} label="Keep both, one after the other" />}
    </fieldset>
  )
}

/** Paragraphs without a collision, folded. */
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

/** The choices so far, and the fields that result from them. */
function useChoices({ base, mine, theirs }: Versions) {
  const [merge] = useState(() => mergeFields(base, mine, theirs))
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({})
  /** The merged text as edited in the dialog; a later choice replaces it. */
  const [edited, setEdited] = useState<string | null>(null)
  // A field presets the saved version. The text presets nothing: one version would drop a paragraph, and both would
  // publish it twice.
  const choiceOf = ({ field }: Collision, index: number) =>
    choices[`${field}:${index}`] ?? (field === 'content' ? undefined : 'theirs')
  const inText = merge.collisions.find(({ field }) => field === 'content')
  const text = edited ?? (inText ? composeText(inText.parts, (index) => choiceOf(inText, index) ?? 'mine') : null)
  const isUndecided = inText?.parts.some(({ kind }, index) => kind === 'collision' && !choiceOf(inText, index))

  return {
    collisions: merge.collisions,
    text,
    /** Every collision in the text is resolved, by a choice or by editing. */
    isDecided: edited !== null || !isUndecided,
    choiceOf,
    setText: setEdited,
    choose(collision: Collision, index: number, choice: Choice) {
      setChoices((before) => ({ ...before, [`${collision.field}:${index}`]: choice }))
      if (collision === inText) setEdited(null)
    },
    result(): WorkingFields {
      const taken = merge.collisions
        .filter((collision) => collision !== inText && choiceOf(collision, 0) === 'theirs')
        .map(({ field }) => [field, theirs[field]])
      return { ...merge.fields, ...Object.fromEntries(taken), ...(text !== null && { content: text }) }
    },
  }
}

type Names = { mine: string; theirs: string }

type Props = Versions & {
  title: string
  description: string
  names: Names
  yes: string
  onYes: (fields: WorkingFields) => void
  onClose: () => void
  children?: ReactNode
}

/** Shows two versions with colliding changes side by side. Overwrites nothing before a choice. */
export function CollisionDialog({ title, description, names, yes, onYes, onClose, children, ...versions }: Props) {
  const { collisions, choiceOf, choose, text, isDecided, setText, result } = useChoices(versions)
  const waitingId = useId()
  return (
    <Dialog isWide onClose={onClose} title={title} description={description}>
      {collisions.map((collision) => (
        <section key={collision.field} aria-label={collision.label} className="grid gap-3">
          <h3 className="text-lg">{collision.label}</h3>
          {collision.parts.map((part, index) =>
            part.kind === 'agreed' ? (
              <Agreed key={index} paragraphs={part.paragraphs} />
            ) : (
              <Pair
                key={index}
                collision={collision}
                part={part}
                names={names}
                choice={choiceOf(collision, index)}
                onChoose={(choice) => choose(collision, index, choice)}
              />
            ),
          )}
        </section>
      ))}
      {text !== null && (
        <AreaField
          label="The text that comes of it"
          hint="You can change it here before it is saved."
          value={text}
          onChange={(event) => setText(event.target.value)}
          rows={8}
        />
      )}
      {!isDecided && (
        <p id={waitingId} className="text-sm font-semibold">
          Choose a text at each place first.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          isBusy={!isDecided}
          aria-describedby={isDecided ? undefined : waitingId}
          onClick={() => onYes(result())}
        >
          {yes}
        </Button>
        <Button tone="secondary" onClick={onClose}>
          Keep editing
        </Button>
        {children}
      </div>
    </Dialog>
  )
}

export function Conflict() {
  const { form, state, session, takeMerged, takeServerVersion } = usePostEditor()
  const { username } = useHolder()
  const { serverVersion } = state
  if (!serverVersion) return null
  const { savedBy, intent } = serverVersion
  const isOwn = savedBy === username
  return (
    <CollisionDialog
      title={isOwn ? 'You have saved this post elsewhere' : 'Another editor has saved this post'}
      description={
        isOwn
          ? 'It was saved with your account while you were editing it here, and the same places were changed in both. Nothing was overwritten: this text is still in the form, the other one stays in the revisions. What was changed in different places is merged already.'
          : `${savedBy} saved it while you were editing, and you both changed the same places. Nothing was overwritten: yours is still in the form, theirs stays in the revisions. What you changed in different places is merged already.`
      }
      names={isOwn ? { mine: 'Typed here', theirs: 'Saved elsewhere' } : { mine: 'Mine', theirs: 'Theirs' }}
      base={serverVersion.base ?? session.base()}
      mine={fieldsOf(form.getValues())}
      theirs={serverVersion.post.values}
      yes={intent ? 'Save both together' : 'Put both together'}
      onYes={(fields) => takeMerged(fields, serverVersion, intent)}
      onClose={() => session.set({ serverVersion: null })}
    >
      <Button tone="quiet" onClick={takeServerVersion}>
        {isOwn ? 'Take the saved one only' : 'Take theirs only'}
      </Button>
    </CollisionDialog>
  )
}
