import type * as v from 'valibot'
import { Fragment, type ReactNode, useId, useLayoutEffect, useRef } from 'react'

import type { FormValues } from '../types'
import { ToolForm } from './tool-form'
import { useLongTask } from './use-long-task'
import { type Tool, type ToolSetup, useTool } from './use-tool'

/** What every panel gets from the page. */
export type PanelProps = {
  readonly slug: string
  /** The tool's own address: where a plain GET goes, for the calculators that work without a script. */
  readonly getAction?: string
  /** The query of a plain GET form. */
  readonly initial?: FormValues
}

type ScreenProps = {
  form: ReactNode
  /** The first piece is the main figure or the sentence. */
  children: ReactNode
  /** The present values are wrong: the result is of earlier ones. */
  isStale?: boolean
  /** Copy, download and print, under the result. */
  actions?: ReactNode
}

const QUIET_MS = 1_000

/** The head of a result is read aloud when the typing pauses, not at every key: it is busy until then. */
function useQuietHead() {
  const root = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const head = root.current?.querySelector('.tool-result-head')
    head?.setAttribute('aria-busy', 'true')
    const timer = setTimeout(() => head?.removeAttribute('aria-busy'), QUIET_MS)
    return () => clearTimeout(timer)
  })
  return root
}

/** Form left, result right; on a telephone the main figure stays at the top. For tools with a form of their own, too. */
export function ToolScreen({ form, children, isStale = false, actions }: ScreenProps) {
  const title = useId()
  const root = useQuietHead()
  return (
    <div className="tool-screen">
      <div className="min-w-0">{form}</div>
      <section ref={root} aria-labelledby={title} className="tool-result" data-stale={isStale || undefined}>
        <h2 id={title} className="sr-only">
          Result
        </h2>
        {isStale && <p className="tool-stale">Correct the marked fields: this is the result of the values before.</p>}
        {children}
        {actions && <div className="no-print flex flex-wrap items-center gap-3">{actions}</div>}
      </section>
    </div>
  )
}

/**
 * Instead of a result, while there is none. `isSentence`: the result has no figure; a dash in its place would stand above the
 * form of a telephone and go again.
 */
export function NoResult({ isSentence, children }: { isSentence?: boolean | undefined; children?: ReactNode }) {
  return (
    <output aria-live="polite" tabIndex={-1} className="tool-result-head">
      {!isSentence && <span className="main-figure">–</span>}
      <span className="tool-sentence">{children ?? 'Fill in the form, and the result appears here.'}</span>
    </output>
  )
}

type Props<S extends v.GenericSchema, R> = Omit<ToolSetup<S, R | null>, 'initial' | 'calculate'> &
  PanelProps & {
    /** Pure and quick; null of an input that takes more than 50 ms, which is left to `work`. */
    calculate?: (input: v.InferOutput<S>) => R | null
    /** What takes longer (`useLongTask`); must be stable. */
    work?: (input: v.InferOutput<S>, signal: AbortSignal) => Promise<R>
    /** The result: its first piece is the main figure or the sentence. */
    children: (result: R, input: v.InferOutput<S>, tool: Tool<v.InferOutput<S>>) => ReactNode
    actions?: (result: R, input: v.InferOutput<S>) => ReactNode
    /** Stand before and behind the form, for what is special to a tool. */
    above?: (tool: Tool<v.InferOutput<S>, R | null>) => ReactNode
    beside?: (tool: Tool<v.InferOutput<S>, R | null>) => ReactNode
    submit?: string
    /** The sentence while there is no result. */
    waiting?: ReactNode
    /** The sentence while `work` is at it. */
    busy?: string
    /** The result has no figure (`NoResult`). */
    isSentence?: boolean
  }

const leftToWork = () => null

/** A tool that is a form and a result: most of them. One that holds nothing else is `toolPanel`. */
export function ToolPanel<S extends v.GenericSchema, R>(props: Props<S, R>) {
  const { children, actions, above, beside, submit, waiting, busy, isSentence, getAction, work, ...setup } = props
  const tool = useTool({ calculate: leftToWork, ...setup })
  const { outcome } = tool
  const task = useLongTask(outcome?.result === null ? outcome.input : null, work)
  const result = outcome && (outcome.result ?? task.result)
  return (
    <ToolScreen
      isStale={tool.isStale && result !== null}
      form={
        <>
          {above?.(tool)}
          <ToolForm tool={tool} getAction={getAction} {...(submit && { submit })} />
          {beside?.(tool)}
        </>
      }
      actions={outcome && result && actions?.(result, outcome.input)}
    >
      {outcome && result ? (
        <Fragment>{children(result, outcome.input, tool)}</Fragment>
      ) : (
        <NoResult isSentence={isSentence}>{task.isBusy ? busy : waiting}</NoResult>
      )}
    </ToolScreen>
  )
}

type Setup<S extends v.GenericSchema, R> = Omit<Props<S, R>, keyof PanelProps | 'children'> & {
  view: Props<S, R>['children']
}

/** The panel of a tool that is its form, its calculation and the view of its result. */
export const toolPanel = <S extends v.GenericSchema, R>({ view, ...setup }: Setup<S, R>) =>
  function Panel(props: PanelProps) {
    return (
      <ToolPanel {...props} {...setup}>
        {view}
      </ToolPanel>
    )
  }
