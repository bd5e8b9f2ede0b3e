import { CopyButton } from '../../kit/ui/copy-button'
import { CountFigure, fact, Figures, Fold, ResultHeading } from '../../kit/ui/results'
import { toolPanel } from '../../kit/ui/tool-panel'
import { countOf, formatNumber } from '../../kit/format'
import { runSteps, runStepsInSlices } from '../../kit/steps'
import { count, type NetworkCount, type Result } from './calculate'
import { form, type Input } from './form'

/** Up to this length the text is counted at once, before the next key. */
const SHORT = 3_000
/** A longer trimmed version can be copied but is not shown. */
const SHOWN = 4_000

const atOnce = (input: Input) => (input.text.length <= SHORT ? runSteps(count(input)) : null)
const inSlices = (input: Input, signal: AbortSignal) => runStepsInSlices(count(input), signal)

function sentence({ isEmpty, networks }: Result): string {
  if (isEmpty) return 'Type or paste a text, and every network counts along.'
  const tooLong = networks.filter(({ fits }) => !fits)
  if (tooLong.length === 0)
    return networks.length === 1 ? 'It fits.' : `It fits all ${networks.length} places you chose.`
  const names = tooLong.slice(0, 3).map(({ name }) => name)
  const more = tooLong.length > 3 ? ` and ${tooLong.length - 3} more` : ''
  const hasVersion = tooLong.some(({ trimmed }) => trimmed !== null && trimmed !== '')
  return `Too long for ${names.join(', ')}${more}.${hasVersion ? ' A version that fits stands below.' : ''}`
}

const verdict = ({ fits, used, limit }: NetworkCount) =>
  fits
    ? `fits, ${formatNumber(limit - used)} left`
    : used > limit
      ? `too long by ${formatNumber(used - limit)}`
      : 'too many bytes'

function NetworkRow({ network }: { network: NetworkCount }) {
  const { name, used, limit, unit, word, fits, notes, bytes, trimmed } = network
  return (
    <li className="border-t border-line py-3">
      <div className="flex flex-wrap justify-between gap-x-4">
        <strong className="font-semibold">{name}</strong>
        <span className={`tabular-nums ${fits ? '' : 'font-semibold text-tomato'}`}>{verdict(network)}</span>
      </div>
      <svg width="100%" height="14" aria-hidden="true" className="my-1 block">
        <rect y="1" width="100%" height="12" className="fill-paper-raised stroke-ink-soft" />
        <rect
          y="1"
          width={`${Math.min(100, (used / limit) * 100)}%`}
          height="12"
          className={fits ? 'fill-lake' : 'fill-saffron stroke-ink'}
        />
      </svg>
      <p className="text-sm text-ink-soft tabular-nums">
        {formatNumber(used)} of {formatNumber(limit)} {unit} ({word})
        {bytes && `; ${formatNumber(bytes.used)} of ${formatNumber(bytes.limit)} bytes`}
      </p>
      {notes.map((note) => (
        <p key={note} className="text-sm font-medium">
          {note}
        </p>
      ))}
      {trimmed !== null && <Trimmed name={name} text={trimmed} />}
    </li>
  )
}

function Trimmed({ name, text }: { name: string; text: string }) {
  if (text === '') return <p className="text-sm">No part of it fits without cutting an address.</p>
  return (
    <Fold summary={`A version that fits ${name}`} isSmall>
      <p dir="auto" className="border border-line bg-paper-raised p-3 wrap-anywhere whitespace-pre-wrap">
        {text.length > SHOWN ? `${text.slice(0, SHOWN)} [the copy holds the rest]` : text}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <CopyButton text={text} label={`Copy for ${name}`} />
      </div>
    </Fold>
  )
}

function View({ result }: { result: Result }) {
  const { networks, statistics, sms } = result
  return (
    <>
      <CountFigure label="Characters" count={statistics.characters} one="character">
        {sentence(result)}
      </CountFigure>
      <div>
        <ResultHeading>Network by network</ResultHeading>
        <ul>
          {networks.map((network) => (
            <NetworkRow key={network.key} network={network} />
          ))}
        </ul>
      </div>
      <Figures
        title="The text"
        facts={[
          fact('Words', formatNumber(statistics.words), statistics.reading),
          fact('Sentences', formatNumber(statistics.sentences)),
          fact('Paragraphs', formatNumber(statistics.paragraphs)),
          fact('Visible signs', formatNumber(statistics.graphemes), 'Graphemes'),
          fact('Bytes', formatNumber(statistics.bytes), 'UTF-8'),
          fact(
            'Text message',
            countOf(sms.parts, 'part'),
            `${countOf(sms.units, 'unit')}, ${sms.encoding}; ${sms.single} in one, ${sms.several} in each of several`,
          ),
        ]}
      />
    </>
  )
}

export default toolPanel({
  form,
  calculate: atOnce,
  work: inSlices,
  submit: 'Count',
  busy: 'Counting a long text …',
  view: (result) => <View result={result} />,
})
