'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { AuthorMap } from './author-map'
import { FoundList } from './found-list'
import { MirrorButton, OldPages } from './mirror'
import { PickFiles } from './pick-files'
import { useAdminAction } from '../shared/admin-action'
import { CheckField } from '../shared/check-field'
import { useLeaveWarning } from '../shared/use-leave-warning'
import { Button } from '@/components/ui/button'
import { saveAs } from '@/components/ui/save-as'
import { progressStyles } from '@/components/ui/styles'
import type { OldPage } from '@/lib/import/old-pages'
import { contentsOf, isImportable, isOverwritable, type Line, reportOf } from '@/lib/import/panel/lines'
import { ImportRun, type RunState } from '@/lib/import/panel/run'
import { counted } from '@/lib/text'

/** The source name in an export of this site. */
const OWN = 'flavorcraft'

const TITLES: Record<RunState['phase'], string> = {
  checking: 'Reading the files',
  checked: 'What was found',
  importing: 'Importing',
  imported: 'Imported',
}

/** The status of the step, which screen readers announce. */
function stateText({ phase, isRunning, lines, wanted }: RunState): string {
  const imported = lines.filter(({ isDone }) => isDone)
  const refused = imported.filter((line) => line.outcome === 'refused' || line.outcome === 'conflict').length
  const paused = isRunning ? '' : ' Paused.'
  switch (phase) {
    case 'checking':
      return `${counted(lines.length, 'item')} read. Nothing is written.${paused}`
    case 'checked':
      return `${counted(lines.length, 'item')} found. Nothing is written yet.`
    case 'importing':
      return `${imported.length.toLocaleString('en')} of ${counted(wanted, 'item')}.${paused}`
    case 'imported':
      return `${counted(imported.length - refused, 'item')} imported, ${refused.toLocaleString('en')} not.`
  }
}

type Props = { run: ImportRun; authors: readonly string[]; onStartOver: () => void }

/** The editor's choices, and the items and authors that result from them. */
function useChoices(state: RunState) {
  // The keys of items whose choice differs from the initial one: new and changed items are chosen, and items that an
  // editor has changed on this site are not.
  const [toggled, setToggled] = useState<ReadonlySet<number>>(new Set())
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  const [isFetched, setIsFetched] = useState(false)
  const isChosen = (line: Line) => (toggled.has(line.key) ? isOverwritable(line) : isImportable(line))
  const wanted = state.lines.filter(isChosen)
  return {
    isChosen,
    chosen,
    isFetched,
    setIsFetched,
    wanted,
    names: [...new Set(wanted.map(({ author }) => author).filter(Boolean))].toSorted(),
    toggle: (lines: readonly Line[]) =>
      setToggled((before) => before.symmetricDifference(new Set(lines.map(({ key }) => key)))),
    chooseAuthor: (name: string, here: string) =>
      setChosen((before) => new Map([...before, [name, here] as const].filter(([, value]) => value !== ''))),
  }
}

/** The heading of the step, its status and its progress. */
function StepStatus({ state }: { state: RunState }) {
  const { phase, lines, problem, wanted } = state
  const headingRef = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The buttons of the last step are gone, and with them the focus.
    headingRef.current?.focus()
  }, [phase])
  return (
    <>
      <h2 id="step-heading" ref={headingRef} tabIndex={-1} className="font-display text-xl font-semibold">
        {TITLES[phase]}
      </h2>
      <p role="status">{stateText(state)}</p>
      {problem !== null && (
        <p role="alert" className="text-tomato">
          {problem}
        </p>
      )}
      {phase === 'importing' && (
        <progress
          aria-label="Imported items"
          max={wanted}
          value={lines.filter(({ isDone }) => isDone).length}
          className={`w-full ${progressStyles}`}
        />
      )}
    </>
  )
}

/** The steps after the choice of files: found items, selection, import, report. */
function ImportSteps({ run, authors, onStartOver }: Props) {
  const state = useSyncExternalStore(run.subscribe, run.getState, run.getState)
  const { phase, isRunning, isPausing, lines, problem } = state
  const choices = useChoices(state)
  const router = useRouter()
  const [pages, setPages] = useState<ReadonlyMap<number, OldPage>>(new Map())
  useLeaveWarning(isRunning)
  useEffect(() => {
    if (phase === 'imported') router.refresh()
  }, [phase, router])

  const { wanted, chosen, isFetched } = choices
  const isChecked = phase === 'checked'
  const isOwn = lines.some(({ source }) => source === OWN)
  const isForeign = lines.some(({ source }) => source !== OWN)
  const continueImport = () => {
    if (phase === 'checking') return run.check()
    const keys = new Set(phase === 'importing' ? lines.filter(({ isDone }) => isDone).map(({ key }) => key) : [])
    return run.import({ keys: keys.union(new Set(wanted.map(({ key }) => key))), authors: chosen, isFetched })
  }
  const save = () => saveAs('import-report.json', `${JSON.stringify(reportOf(state), null, 2)}\n`, 'application/json')
  return (
    <section aria-labelledby="step-heading" className="grid gap-4">
      <StepStatus state={state} />
      {isChecked && isOwn && (
        <p className="max-w-prose text-sm text-ink-soft">
          An export of this site: {contentsOf(lines)}. An undo takes its posts and redirects back. Its pictures,
          authors, text blocks and settings stay, and messages in it are not read.
        </p>
      )}
      {isChecked && choices.names.length > 0 && (
        <AuthorMap names={choices.names} authors={authors} chosen={chosen} onChoose={choices.chooseAuthor} />
      )}
      {isChecked && wanted.some(({ source }) => source !== OWN) && (
        <CheckField
          label="Fetch the pictures that are not among the files from their addresses"
          checked={isFetched}
          onChange={({ target }) => choices.setIsFetched(target.checked)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {isChecked && wanted.length > 0 && (
          <Button onClick={continueImport}>Import {counted(wanted.length, 'item')}</Button>
        )}
        {isChecked && isForeign && <MirrorButton files={run.files} lines={lines} pages={pages} />}
        {(phase === 'checking' || phase === 'importing') &&
          (isRunning ? (
            <Button isBusy={isPausing} onClick={run.pause}>
              {isPausing ? 'Pausing…' : 'Pause'}
            </Button>
          ) : (
            problem === null && <Button onClick={continueImport}>Continue</Button>
          ))}
        {lines.length > 0 && !isRunning && (
          <Button tone="secondary" onClick={save}>
            Save the report
          </Button>
        )}
        {!isRunning && (
          <Button tone="secondary" onClick={onStartOver}>
            {phase === 'imported' ? 'Import something else' : 'Start over'}
          </Button>
        )}
      </div>
      {isChecked && isForeign && <OldPages keyOf={run.keyOf} pages={pages} onChange={setPages} />}
      {phase !== 'checking' && <FoundList lines={lines} isChosen={choices.isChosen} onToggle={choices.toggle} />}
    </section>
  )
}

/** An import from the choice of files to its report. */
export function ImportPanel({ authors }: { authors: readonly string[] }) {
  const { run: call } = useAdminAction()
  const [run, setRun] = useState<ImportRun | null>(null)
  if (run) return <ImportSteps run={run} authors={authors} onStartOver={() => setRun(null)} />
  return (
    <PickFiles
      onPick={(files, options) => {
        const begun = new ImportRun(files, options, call)
        setRun(begun)
        void begun.check()
      }}
    />
  )
}
