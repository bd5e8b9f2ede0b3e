import type { ReactNode } from 'react'
import { formatNumber } from '../format'

/* The parts of results. Nothing here uses browser APIs, so that a server renders the same result. */

type FigureProps = {
  /** The name of the figure: "Modelled runway". */
  label: string
  /** The formatted figure; a dash if there is none. */
  value: string
  unit?: string | undefined
  /** One sentence in plain words: what it means and what to do next. */
  children: ReactNode
}

/** The main figure with its sentence. It comes first in every result and stays visible while the visitor types. */
export const MainFigure = ({ label, value, unit, children }: FigureProps) => (
  <output aria-live="polite" tabIndex={-1} className="tool-result-head">
    <span className="block text-sm font-semibold">{label}</span>
    <span className="main-figure">
      {value}
      {unit && <span className="main-figure-unit"> {unit}</span>}
    </span>
    <span className="tool-sentence">{children}</span>
  </output>
)

type CountProps = Pick<FigureProps, 'label' | 'children'> & { count: number; one: string }

/** A main figure that counts: "1 post", "12 posts". */
export const CountFigure = ({ count, one, ...figure }: CountProps) => (
  <MainFigure {...figure} value={formatNumber(count)} unit={count === 1 ? one : `${one}s`} />
)

/** The head of a result without a figure: one sentence, announced to screen readers. */
export const ResultSentence = ({ children }: { children: ReactNode }) => (
  <output aria-live="polite" tabIndex={-1} className="tool-result-head">
    <span className="tool-sentence">{children}</span>
  </output>
)

/** An entry, or the falsy value of a condition. */
type Maybe<T> = T | false | null | undefined | ''
const isPresent = <T extends object>(entry: Maybe<T>): entry is T => Boolean(entry)

export type Fact = { readonly label: string; readonly value: ReactNode; readonly note?: ReactNode }
export type Facts = readonly Maybe<Fact>[]

export const fact = (label: string, value: ReactNode, note?: ReactNode): Fact => ({ label, value, note })

/** A fact whose value may be missing: it then shows a dash and the reason. */
export const factOr = (label: string, value: Maybe<string>, note: ReactNode, reason: ReactNode): Fact =>
  value ? fact(label, value, note) : fact(label, '–', reason)

/** Smaller figures in columns. */
export const Figures = ({ title, facts }: { title?: string; facts: Facts }) => (
  <div>
    {title && <h3 className="tool-heading">{title}</h3>}
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-x-6">
      {facts.filter(isPresent).map(({ label, value, note }, index) => (
        <div key={index} className="border-t border-line py-3">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="font-display text-xl font-semibold tabular-nums">{value}</dd>
          {note && <dd className="text-sm text-ink-soft">{note}</dd>}
        </div>
      ))}
    </dl>
  </div>
)

const KINDS = {
  warning: { word: 'Check', edge: 'border-tomato' },
  advice: { word: 'Advice', edge: 'border-saffron' },
  good: { word: 'Good', edge: 'border-herb' },
}

export type AdviceItem = { readonly kind: keyof typeof KINDS; readonly text: ReactNode }
export type AdviceItems = readonly Maybe<AdviceItem>[]

/** Advice of one kind, without the falsy values of conditions. */
export const adviceOf = (kind: AdviceItem['kind'], texts: readonly Maybe<string>[]): AdviceItem[] =>
  texts.flatMap((text) => (text ? { kind, text } : []))

/** Advice with its kind in words, because colour alone must not carry it. */
export function Advice({ title = 'What to look at', items }: { title?: string; items: AdviceItems }) {
  const shown = items.filter(isPresent)
  if (shown.length === 0) return null
  return (
    <div>
      <h3 className="tool-heading">{title}</h3>
      <ul className="grid gap-2">
        {shown.map(({ kind, text }, index) => (
          <li key={index} className={`border-l-4 bg-paper-raised px-4 py-2.5 wrap-anywhere ${KINDS[kind].edge}`}>
            <strong className="font-semibold">{KINDS[kind].word}: </strong>
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}

type TableProps = {
  caption: string
  /** The first column names the rows. */
  columns: readonly string[]
  rows: readonly (readonly ReactNode[])[]
  /** These columns are text, aligned left; the others are figures. The first is always text. */
  wordColumns?: readonly number[]
  /** Highlighted rows, whose text must also say why. */
  marked?: readonly number[]
  /** Hides the caption visually, if a heading above says the same. */
  hideCaption?: boolean
}

/** A long text gets a minimum width: on a narrow page the table scrolls instead of growing tall rows. */
function room(content: ReactNode): string {
  if (typeof content !== 'string') return ''
  // A browser may break a line between a sign and a currency.
  if (/^[−+]\S+$/.test(content)) return 'whitespace-nowrap'
  return content.length > 40 ? 'min-w-32' : ''
}

const HEAD = 'border-b-2 border-ink px-2 py-2 align-bottom font-semibold first:pl-0 last:pr-0'
const CELL = 'border-b border-line px-2 py-1.5 align-top first:pl-0 last:pr-0'
const SUMMARY = 'inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4'

/** A table that scrolls sideways on a narrow page. */
export function DataTable({ caption, columns, rows, wordColumns = [], marked = [], hideCaption }: TableProps) {
  const side = (index: number) => (index === 0 || wordColumns.includes(index) ? 'text-left' : 'text-right tabular-nums')
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={caption}>
      <table className="w-full border-collapse text-[0.9375rem]">
        <caption className={hideCaption ? 'sr-only' : 'tool-heading text-left'}>
          {/* At most as wide as the box on a phone, and in place when the table scrolls. */}
          <span className="sticky left-0 inline-block max-w-[calc(100vw-5rem)]">{caption}</span>
        </caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={`${HEAD} ${side(index)}`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="[&_th]:[font-weight:inherit]">
          {rows.map((cells, at) => (
            <tr key={at} className={marked.includes(at) ? 'bg-saffron/20 font-semibold' : undefined}>
              {cells.map((content, index) => {
                const Cell = index === 0 ? 'th' : 'td'
                const look = `${CELL} ${side(index)} ${room(content)}`
                return (
                  <Cell key={index} {...(index === 0 && { scope: 'row' })} className={look}>
                    {content}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type FoldProps = { summary: string; isSmall?: boolean; children: ReactNode }

/** A closed disclosure for a long part of a result. */
export const Fold = ({ summary, isSmall, children }: FoldProps) => (
  <details>
    <summary className={`${SUMMARY} ${isSmall ? 'text-sm' : ''}`}>{summary}</summary>
    {children}
  </details>
)

export const FoldedTable = ({ summary, ...table }: TableProps & { summary: string }) => (
  <Fold summary={summary}>
    <DataTable {...table} hideCaption />
  </Fold>
)

/** A heading inside a result. */
export const ResultHeading = ({ children }: { children: ReactNode }) => <h3 className="tool-heading">{children}</h3>

/** A list with its heading; nothing without entries. */
export const ResultList = ({ title, items }: { title: string; items: readonly string[] }) =>
  items.length > 0 && (
    <div>
      <ResultHeading>{title}</ResultHeading>
      <ul className="list-disc pl-5">
        {items.map((item, at) => (
          <li key={at} dir="auto" className="wrap-anywhere">
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
