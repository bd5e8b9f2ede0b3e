import type * as v from 'valibot'
import { Fragment, type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'

import type { FormValues, ToolFields } from '../types'
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

const FIELD = 'input:not([type=checkbox], [type=radio]), select, textarea'
const PRESSED = 'button, label:has([type=checkbox], [type=radio])'

/**
 * The press of a button or a tick must not blur a wrong field: the field's message would move it away, and the click
 * would be lost.
 */
function keepFocus(event: MouseEvent) {
  const isInField = document.activeElement?.matches(FIELD)
  if (isInField && event.target instanceof Element && event.target.closest(PRESSED)) event.preventDefault()
}

/** A tick whose press left the focus in a field takes it after the click, so that the keys go on from there. */
function focusTick({ target }: MouseEvent) {
  if (target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type)) target.focus()
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
    calculate?: ((input: v.InferOutput<S>) => R | null) | undefined
    /** A calculation that takes longer (`useLongTask`); must be stable. */
    work?: (input: v.InferOutput<S>, signal: AbortSignal) => Promise<R>
    /** Renders the result; its first child is the main figure or the sentence. */
    children: (result: R, input: v.InferOutput<S>, tool: Tool<v.InferOutput<S>>) => ReactNode
    /** Copy, download and print, under the result. */
    actions?: (result: R, input: v.InferOutput<S>) => ReactNode
    /** Before and after the form, for controls that only this tool has. */
    above?: (tool: Tool<v.InferOutput<S>, R | null>) => ReactNode
    beside?: (tool: Tool<v.InferOutput<S>, R | null>) => ReactNode
    /** The fields to show for the values, if their hints depend on them. */
    fieldsFor?: (values: FormValues) => ToolFields
    submit?: string
    /** The sentence while there is no result. */
    waiting?: ReactNode
    /** The sentence while the values are valid and the result is not there yet. */
    busy?: string
    /** The result has no figure (`NoResult`). */
    isSentence?: boolean
  }

const leftToWork = () => null

/**
 * A tool: the form on the left, the result on the right. On a phone the main figure stays at the top. `toolPanel` makes
 * one that has no state of its own.
 */
export function ToolPanel<S extends v.GenericSchema, R>(props: Props<S, R>) {
  const { children, actions, above, beside, fieldsFor, submit, waiting, busy, isSentence, getAction, ...others } = props
  const { work, calculate = leftToWork, ...setup } = others
  const tool = useTool({ calculate, ...setup })
  const { outcome } = tool
  const task = useLongTask(outcome?.result === null ? outcome.input : null, work)
  const result = outcome && (outcome.result ?? task.result)
  const title = useId()
  const root = useQuietHead()
  // The result belongs to the values before.
  const isStale = tool.isStale && result !== null
  const shown = fieldsFor ? { ...tool, form: fieldsFor(tool.values) } : tool
  return (
    <div className="tool-screen">
      <div className="min-w-0" onMouseDown={keepFocus} onClick={focusTick}>
        {above?.(tool)}
        <ToolForm tool={shown} getAction={getAction} {...(submit && { submit })} />
        {beside?.(tool)}
      </div>
      <section ref={root} aria-labelledby={title} className="tool-result" data-stale={isStale || undefined}>
        <h2 id={title} className="sr-only">
          Result
        </h2>
        {isStale && <p className="tool-stale">Correct the marked fields: this is the result of the values before.</p>}
        {outcome && result ? (
          <Fragment>{children(result, outcome.input, tool)}</Fragment>
        ) : (
          <NoResult isSentence={isSentence}>{task.isBusy ? busy : waiting}</NoResult>
        )}
        {outcome && result && actions && (
          <div className="no-print flex flex-wrap items-center gap-3">{actions(result, outcome.input)}</div>
        )}
      </section>
    </div>
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
