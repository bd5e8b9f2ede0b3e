import { useState } from 'react'
import { DownloadButton } from '../../kit/ui/file-buttons'
import { Advice, ResultSentence } from '../../kit/ui/results'
import { TextResult } from '../../kit/ui/text-result'
import { type PanelProps, ToolPanel } from '../../kit/ui/tool-panel'
import type { Tool } from '../../kit/ui/use-tool'
import { useToday, useWithToday } from '../../kit/ui/use-today'
import { Button } from '../../site-controls'
import { formatDay } from '../../kit/dates'
import { countOf } from '../../kit/format'
import type { Row } from '../../kit/types'
import { calculate, type Result } from './calculate'
import { form, type Input } from './form'
import { withHolidays } from './holidays'

/** Adds the missing holidays of a year as closed days. */
function Holidays({ tool }: { tool: Tool }) {
  const today = useToday()
  const [news, setNews] = useState('')
  const value = tool.values['exceptions']
  const rows: readonly Row[] = Array.isArray(value) ? value : []
  if (today === null) return null
  const thisYear = Number(today.slice(0, 4))
  return (
    <div className="no-print mt-6 flex flex-wrap items-center gap-3 noscript:hidden">
      <p className="w-full text-sm text-ink-soft">
        Closed on the public holidays of Poland? They are added as exceptions.
      </p>
      {[thisYear, thisYear + 1].map((year) => (
        <Button
          key={year}
          tone="secondary"
          onClick={() => {
            const next = withHolidays(rows, year, today)
            tool.set('exceptions', next)
            const added = next.filter((row) => !rows.includes(row))
            setNews(`${countOf(added.length, 'holiday')} of ${String(year)} added.`)
          }}
        >
          {`Add Polish holidays of ${String(year)}`}
        </Button>
      ))}
      <p role="status" className="text-sm font-medium">
        {news}
      </p>
    </div>
  )
}

function sentence({ openAt, warnings }: Result, input: Input): string {
  const check = warnings.length > 0 ? ' Look at the points below first.' : ''
  if (openAt === null) return `The hours of ${input.name} are ready to copy in five forms.${check}`
  const why = openAt.exception ? ` (${openAt.exception})` : ''
  const when = `${formatDay(input.testDate)}, ${input.testTime}`
  return openAt.open ? `${when}: open until ${openAt.until ?? ''}${why}.${check}` : `${when}: closed${why}.${check}`
}

export default function OpeningHoursPanel(props: PanelProps) {
  const calculateToday = useWithToday(calculate)
  return (
    <ToolPanel
      {...props}
      form={form}
      calculate={calculateToday}
      submit="Write the markup"
      waiting="A name and the hours of seven days: then the markup appears here."
      beside={(tool) => <Holidays tool={tool} />}
    >
      {(result, input) => (
        <>
          <ResultSentence>{sentence(result, input)}</ResultSentence>
          <Advice items={result.warnings.map((text) => ({ kind: 'warning', text }))} />
          <TextResult title="Text" text={result.text} file="opening-hours.txt" copyLabel="Copy text" />
          <TextResult
            title="Structured data (JSON-LD)"
            text={result.jsonLd}
            isCode
            file="opening-hours-json-ld.html"
            copyLabel="Copy JSON-LD"
          />
          <TextResult
            title="Table for the page (HTML)"
            text={result.html}
            isCode
            file="opening-hours.html"
            copyLabel="Copy HTML"
          />
          <TextResult title="Short form (openingHours)" text={result.shortForm} isCode copyLabel="Copy short form" />
          <TextResult
            title="Row for a Business Profile spreadsheet"
            text={result.sheet.replace('\uFEFF', '')}
            isCode
            copyLabel="Copy row"
          >
            <DownloadButton name="opening-hours.csv" label="Download CSV" content={() => result.sheet} />
          </TextResult>
          <Advice title="Good to know" items={result.notes.map((text) => ({ kind: 'advice', text }))} />
        </>
      )}
    </ToolPanel>
  )
}
