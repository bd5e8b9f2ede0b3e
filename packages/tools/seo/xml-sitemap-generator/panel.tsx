import type { AsyncZippable } from 'fflate'
import { DownloadButton } from '../../kit/ui/file-buttons'
import { Advice, adviceOf, DataTable, fact, Figures, MainFigure } from '../../kit/ui/results'
import { TextResult } from '../../kit/ui/text-result'
import { type PanelProps, ToolPanel } from '../../kit/ui/tool-panel'
import { useAhead } from '../../kit/ui/use-ahead'
import { useWithToday } from '../../kit/ui/use-today'
import { countOf, formatNumber } from '../../kit/format'
import { runStepsInSlices } from '../../kit/steps'
import { calculate, type Result } from './calculate'
import { form, type Input } from './form'
import type { Flag } from './read-line'

const loadPacker = () => import('fflate')

async function zip(files: Result['files']): Promise<Uint8Array<ArrayBuffer>> {
  const { strToU8, zip: pack } = await loadPacker()
  // Stored without compression, so that fifty megabytes do not delay the page.
  const entries: AsyncZippable = Object.fromEntries(files.map(({ name, xml }) => [name, [strToU8(xml), { level: 0 }]]))
  return new Promise((resolve, reject) => {
    pack(entries, (error, data) => (error ? reject(error) : resolve(new Uint8Array(data))))
  })
}

const count = formatNumber

const FLAGS: Readonly<Record<Flag, string>> = {
  tracking: 'with tracking parameters, such as utm_source: name the address without them.',
  http: 'with http instead of https.',
  future: 'with a date in the future.',
  'bad-date': 'with a date that is none; written without it. Dates look like 2026-11-21 or 2026-11-21T10:00:00+01:00.',
  'too-many-images': 'with more than 1,000 pictures; the first 1,000 were kept.',
  'bad-image': 'with a picture that is not a full address; left out.',
  fragment: 'with a fragment (#…), which was removed.',
}

function advice({ linesLeftOut, hasMixedSchemes, datesIdentical, flagged }: Result) {
  const flags = flagged.map(
    ({ flag, count: found, line }) => `${countOf(found, 'line')} ${FLAGS[flag]} The first is line ${count(line)}.`,
  )
  const warnings = [
    linesLeftOut > 0 && `${count(linesLeftOut)} lines above 200,000 were left out.`,
    hasMixedSchemes && 'Some addresses have http and others https: a site should have one.',
    datesIdentical &&
      'All dates are the same. Google uses lastmod only where it is right: leave it out unless every page changed that day.',
  ]
  return [...adviceOf('warning', warnings), ...adviceOf('advice', flags)]
}

/** The preview shows the start of a long file; the download has all of it. */
const PREVIEW = 4_000

function Files({ files }: Pick<Result, 'files'>) {
  const [first] = files
  if (!first) return null
  return (
    <>
      {first.xml.length <= PREVIEW ? (
        <TextResult title={first.name} text={first.xml} isCode />
      ) : (
        <div>
          <h3 className="tool-heading">{`${first.name}, its beginning`}</h3>
          <pre tabIndex={0} className="max-h-80 overflow-auto border border-line bg-paper-raised p-4 font-mono text-sm">
            {`${first.xml.slice(0, PREVIEW)}\n…`}
          </pre>
        </div>
      )}
      <DataTable
        caption="Files"
        columns={['File', 'Entries', 'Bytes']}
        rows={files.map(({ name, count: entries, bytes }) => [name, count(entries), count(bytes)])}
      />
    </>
  )
}

const whole = (text: string) => <span className="wrap-anywhere">{text}</span>

function SitemapResult({ result }: { result: Result }) {
  const { files, addresses, rejected, rejectedCount } = result
  const sitemaps = files.filter(({ isIndex }) => !isIndex).length
  return (
    <>
      <MainFigure label="Addresses" value={count(addresses)}>
        {`${countOf(sitemaps, 'sitemap')}${sitemaps > 1 ? ' and an index' : ''}. ${rejectedCount > 0 ? `${countOf(rejectedCount, 'line')} ${rejectedCount === 1 ? 'was' : 'were'} rejected; see why below.` : 'No line was rejected.'}`}
      </MainFigure>
      <Figures
        facts={[
          fact('With a date', count(result.dated)),
          fact('Duplicates merged', count(result.duplicates)),
          fact('Pictures', count(result.images)),
          fact('Rejected', count(rejectedCount)),
        ]}
      />
      <Advice items={advice(result)} />
      <Files files={files} />
      {rejected.length > 0 && (
        <DataTable
          caption={rejectedCount > rejected.length ? `Rejected lines, the first ${rejected.length}` : 'Rejected lines'}
          columns={['Line', 'Text', 'Reason']}
          wordColumns={[1, 2]}
          rows={rejected.map(({ line, text, reason }) => [count(line), whole(text), reason])}
        />
      )}
    </>
  )
}

function Downloads({ files }: Pick<Result, 'files'>) {
  const [first] = files
  if (!first) return null
  const { name, xml } = first
  if (files.length === 1) return <DownloadButton name={name} content={() => xml} label={`Download ${name}`} />
  return <DownloadButton name="sitemaps.zip" content={() => zip(files)} label="Download all as ZIP" />
}

const build = (input: Input, today: string, signal: AbortSignal) => runStepsInSlices(calculate(input, today), signal)

export default function SitemapPanel(props: PanelProps) {
  useAhead(loadPacker)
  const buildToday = useWithToday(build)
  return (
    <ToolPanel
      {...props}
      form={form}
      work={buildToday}
      submit="Make the sitemap"
      busy="Reading the list …"
      actions={({ files }) => <Downloads files={files} />}
    >
      {(result) => <SitemapResult result={result} />}
    </ToolPanel>
  )
}
