import type * as v from 'valibot'
import { Fragment, type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'

import type { FormValues } from '../types'
import { ToolForm } from './tool-form'
import { useLongTask } from './use-long-task'
import { type Tool, type ToolSetup, useTool } from './use-tool'

/** Props of every panel. */
export type PanelProps = {
  readonly slug: string
  /** The tool's own URL, for the GET form of calculators that work without JavaScript. */
  readonly getAction?: string
  /** The values in the query of a GET form. */
  readonly initial?: FormValues
}

type ScreenProps = {
  form: ReactNode
  /** The first child is the main figure or the sentence. */
  children: ReactNode
  /** The values are wrong: the result belongs to earlier ones. */
  isStale?: boolean
  /** Copy, download and print, under the result. */
  actions?: ReactNode
}

const QUIET_MS = 1_000

/** Screen readers announce the result's head when typing pauses, not at every key: until then it is busy. */
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

/**
 * The press of a button must not blur a wrong field: the field's message would move the button away, and the click
 * would be lost.
 */
function keepFocusOnButtons(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault()
}

/** The form on the left, the result on the right. On a phone the main figure stays at the top. */
export function ToolScreen({ form, children, isStale = false, actions }: ScreenProps) {
  const title = useId()
  const root = useQuietHead()
  return (
    <div className="tool-screen">
      <div className="min-w-0" onMouseDown={keepFocusOnButtons}>
        {form}
      </div>
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

/** Shown while there is no result. With `isSentence` there is no dash, which on a phone would appear above the form. */
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
    /** Pure and quick. Returns null for an input that takes more than 50 ms, which `work` then calculates. */
    calculate?: (input: v.InferOutput<S>) => R | null
    /** A calculation that takes longer (`useLongTask`); must be stable. */
    work?: (input: v.InferOutput<S>, signal: AbortSignal) => Promise<R>
    /** Renders the result; its first child is the main figure or the sentence. */
    children: (result: R, input: v.InferOutput<S>, tool: Tool<v.InferOutput<S>>) => ReactNode
    actions?: (result: R, input: v.InferOutput<S>) => ReactNode
    /** Before and after the form, for controls that only this tool has. */
    above?: (tool: Tool<v.InferOutput<S>, R | null>) => ReactNode
    beside?: (tool: Tool<v.InferOutput<S>, R | null>) => ReactNode
    submit?: string
    /** The sentence while there is no result. */
    waiting?: ReactNode
    /** The sentence while `work` runs. */
    busy?: string
    /** The result has no figure (`NoResult`). */
    isSentence?: boolean
  }

const leftToWork = () => null

/** A tool with a form and a result. `toolPanel` makes one that has nothing else. */
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

/** Makes the panel of a tool from its form, its calculation and the view of its result. */
export const toolPanel = <S extends v.GenericSchema, R>({ view, ...setup }: Setup<S, R>) =>
  function Panel(props: PanelProps) {
    return (
      <ToolPanel {...props} {...setup}>
        {view}
      </ToolPanel>
    )
  }
