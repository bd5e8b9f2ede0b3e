import { DownloadButton } from '../../kit/ui/file-buttons'
import { Advice, adviceOf, CountFigure, DataTable, fact, Figures } from '../../kit/ui/results'
import { TextResult } from '../../kit/ui/text-result'
import { formatNumber } from '../../kit/format'
import type { Converted } from './calculate'
import { formatTime } from './cue'
import { several } from './notices'
import { problemNames } from './report'
import type { OutputFormat } from './write'

/** A longer preview would be slow; the copy and the file have everything. */
const PREVIEW = 12_000
const ROWS = 100

const formatNames = { srt: 'SRT', vtt: 'WebVTT', sbv: 'SBV', transcript: 'a transcript' }
const files: Record<OutputFormat, { name: string; title: string }> = {
  srt: { name: 'subtitles.srt', title: 'SRT' },
  vtt: { name: 'subtitles.vtt', title: 'WebVTT' },
  text: { name: 'subtitles.txt', title: 'Plain text' },
  csv: { name: 'subtitles.csv', title: 'CSV' },
}

function sentence({ format, statistics, problems, refused }: Converted): string {
  const lost =
    refused.length > 0 ? ` ${several(refused.length, 'line of times was', 'lines of times were')} refused.` : ''
  const found =
    problems.length === 0 ? 'Nothing breaks your limits.' : `${several(problems.length, 'thing', 'things')} to look at.`
  return `Read as ${formatNames[format]}, ${formatTime(statistics.span, '.').slice(0, 8)} long. ${found}${lost}`
}

type Props = { result: Converted; output: OutputFormat; unknown: number }

/** The converted file, its problems and its statistics. */
export function ConvertedView({ result, output, unknown }: Props) {
  const { statistics, problems, notices, refused, text } = result
  const { averageSpeed, fastest } = statistics
  const { name, title } = files[output]
  const warnings = [
    unknown > 0 && `${several(unknown, 'sign', 'signs')} could not be decoded. Try another encoding of the file.`,
    ...refused.slice(0, 20).map(({ line, text: found, reason }) => `Line ${line}, ${found}: ${reason}`),
  ]
  return (
    <>
      <CountFigure label="Cues converted" count={statistics.cues} one="cue">
        {sentence(result)}
      </CountFigure>
      <TextResult title={title} text={text} isCode most={PREVIEW}>
        <DownloadButton name={name} content={() => text} label={`Download ${title}`} tone="primary" />
      </TextResult>
      <Advice items={[...adviceOf('warning', warnings), ...adviceOf('advice', notices)]} />
      <Figures
        facts={[
          fact(
            'Average speed',
            averageSpeed === null ? '–' : `${averageSpeed.toFixed(1)} / s`,
            'Characters a second while shown',
          ),
          fact(
            'Fastest',
            fastest ? `${fastest.speed.toFixed(1)} / s` : '–',
            fastest ? `Cue ${fastest.cue}` : 'No cue has a length',
          ),
          fact('Words', formatNumber(statistics.words)),
          fact('Characters', formatNumber(statistics.characters)),
        ]}
      />
      <DataTable
        caption="Report"
        columns={['Check', 'Cues']}
        rows={Object.entries(problemNames).map(([kind, check]) => [
          check,
          formatNumber(problems.filter((problem) => problem.kind === kind).length),
        ])}
      />
      {problems.length > 0 && (
        <DataTable
          caption={
            problems.length > ROWS ? `The first ${ROWS} of ${formatNumber(problems.length)} findings` : 'Findings'
          }
          columns={['Cue', 'At', 'Finding', 'Measured']}
          rows={problems
            .slice(0, ROWS)
            .map(({ cue, start, kind, words }) => [cue, formatTime(start, '.'), problemNames[kind], words])}
          wordColumns={[1, 2, 3]}
        />
      )}
    </>
  )
}
