import { useMemo } from 'react'
import { Fold, ResultHeading } from '../../kit/ui/results'
import { formatNumber } from '../../kit/format'
import { LONG_SENTENCE, type Result } from './calculate'
import { markText } from './marks'
import type { Input } from './form'

/** A longer text would push the rest of the result out of reach. */
const FOLDED_FROM = 600

const TITLE = 'Your text, marked'
const LONG = 'border-b border-ink-soft bg-saffron/25 text-inherit box-decoration-clone'
const HARD = 'underline decoration-tomato decoration-dotted decoration-2 underline-offset-4'

type Marks = ReturnType<typeof markText>
type Runs = Marks['pieces'][number]['runs']

const Words = ({ runs }: { runs: Runs }) =>
  runs.map(({ text, syllables }, at) =>
    syllables === null ? (
      text
    ) : (
      <u key={at} title={`${syllables} syllables`} className={HARD}>
        {text}
      </u>
    ),
  )

/** Explains the marks in words, because colours and lines alone are not clear. */
function Legend() {
  return (
    <ul className="mb-3 grid gap-1 text-sm">
      <li>
        <mark className={LONG}>Pale ground, thin line</mark>: a sentence of more than {LONG_SENTENCE} words.
      </li>
      <li>
        <u className={HARD}>Dotted line</u>: a word of four syllables or more.
      </li>
    </ul>
  )
}

function Text({ marks }: { marks: Marks }) {
  return (
    <>
      <Legend />
      {/* Positioned, so that visually hidden text stays in the box and does not lengthen the page. */}
      <div
        dir="auto"
        tabIndex={0}
        role="region"
        aria-label={TITLE}
        className="relative max-h-[32rem] overflow-auto border border-line bg-paper-raised p-4 leading-relaxed whitespace-pre-wrap wrap-anywhere print:max-h-none print:overflow-visible"
      >
        {marks.pieces.map(({ words, runs }, at) =>
          words === null ? (
            <Words key={at} runs={runs} />
          ) : (
            <mark key={at} title={`${words} words`} className={LONG}>
              <span className="sr-only select-none">{`(long sentence: ${words} words) `}</span>
              <Words runs={runs} />
            </mark>
          ),
        )}
      </div>
      {marks.cutAt !== null && (
        <p className="mt-2 text-sm text-ink-soft">{`The first ${formatNumber(marks.cutAt)} characters; the figures are of the whole text.`}</p>
      )}
    </>
  )
}

/** The visitor's text with its long sentences and hard words marked; in a disclosure if it is long. */
export function MarkedText({ input, result }: { input: Input; result: Result }) {
  const marks = useMemo(() => markText(input, result), [input, result])
  const { words } = result.counts
  if (words <= FOLDED_FROM)
    return (
      <div>
        <ResultHeading>{TITLE}</ResultHeading>
        <Text marks={marks} />
      </div>
    )
  return (
    <Fold summary={`${TITLE} (${formatNumber(words)} words)`}>
      <Text marks={marks} />
    </Fold>
  )
}
