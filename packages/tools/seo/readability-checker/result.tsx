import { BarChart } from '../../kit/ui/charts/bar-chart'
import { Advice, type AdviceItem, DataTable, fact, Figures, FoldedTable, MainFigure } from '../../kit/ui/results'
import { countOf, formatNumber, formatPercent } from '../../kit/format'
import { clipText } from '../../kit/text'
import { type Band, LONG_SENTENCE, type Result } from './calculate'
import { MarkedText } from './marked-text'
import type { Input } from './form'

const one = (value: number) => formatNumber(value, 1, 1)
const speaking = (seconds: number) =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`

const KIND: Readonly<Record<Band, AdviceItem['kind']>> = { good: 'good', fair: 'advice', poor: 'warning' }

function advice({ longShare, longParagraphs, longSections, sameStarts }: Result): AdviceItem[] {
  return [
    {
      kind: KIND[longShare.band],
      text: `${formatPercent(longShare.percent, 1)} of the sentences have more than ${LONG_SENTENCE} words (${longShare.band}; up to 25 % is good).`,
    },
    ...longParagraphs.map(({ text, words, band }): AdviceItem => ({
      kind: KIND[band],
      text: `A paragraph of ${words} words (up to 150 is good): “${clipText(text, 90)}”`,
    })),
    ...longSections.map(({ text, words, band }): AdviceItem => ({
      kind: KIND[band],
      text: `${text === '' ? 'The text before a subheading' : `The section “${clipText(text, 90)}”`} has ${words} words without a subheading (up to 300 is good).`,
    })),
    ...sameStarts.map(({ word, count, first }): AdviceItem => ({
      kind: 'advice',
      text: `${count} sentences in a row begin with “${word}”, from “${clipText(first, 90)}”`,
    })),
  ]
}

function Lengths({ lengths, counts }: Result) {
  const long = lengths.filter(({ isLong }) => isLong).reduce((sum, { count }) => sum + count, 0)
  return (
    <BarChart
      title="Sentences by their length in words"
      bars={lengths.map(({ label, count, isLong }) => ({
        label: `${label} words`,
        value: count,
        isMarked: isLong && count > 0,
      }))}
      summary={`Of ${countOf(counts.sentences, 'sentence')} ${long} have more than ${LONG_SENTENCE} words.`}
    />
  )
}

const SHOWN = 60

export function ReadabilityResult({ result, input }: { result: Result; input: Input }) {
  const { counts, scores, longest, hardWords } = result
  const [main, ...others] = scores
  if (!main) return null
  return (
    <>
      <MainFigure label={main.name} value={one(main.value)}>
        {main.name === 'Flesch Reading Ease'
          ? `The text is ${main.meaning} to read: ${one(result.wordsPerSentence)} words a sentence, ${formatNumber(result.syllablesPerWord, 2, 2)} syllables a word.`
          : `About ${one(main.value)} ${main.meaning} to read it with ease: ${one(result.wordsPerSentence)} words a sentence.`}
      </MainFigure>
      <Figures
        facts={[
          fact('Words', formatNumber(counts.words)),
          fact('Sentences', formatNumber(counts.sentences)),
          fact('Paragraphs', formatNumber(result.paragraphs)),
          fact('Reading time', `${result.readingMinutes} min`, '200 words a minute'),
          fact('Speaking time', speaking(result.speakingSeconds), '150 words a minute'),
        ]}
      />
      {(others.length > 0 || main.note) && (
        <DataTable
          caption="Scores"
          columns={['Score', 'Value', 'Meaning']}
          wordColumns={[2]}
          rows={scores.map(({ name, value, meaning, note }) => [
            name,
            one(value),
            note ? `${meaning}; ${note}` : meaning,
          ])}
        />
      )}
      <MarkedText input={input} result={result} />
      <Advice items={advice(result)} />
      <Lengths {...result} />
      <DataTable
        caption="The longest sentences"
        columns={['Sentence', 'Words']}
        rows={longest.map(({ text, words }) => [
          <span key="text" dir="auto" className="wrap-anywhere">
            {clipText(text, 600)}
          </span>,
          words,
        ])}
      />
      {hardWords.length > 0 && (
        <FoldedTable
          summary={`Words of four syllables or more (${hardWords.length})`}
          caption="Words of four syllables or more"
          columns={['Word', 'Syllables', 'Times']}
          rows={hardWords.slice(0, SHOWN).map(({ word, syllables, count }) => [word, syllables, count])}
        />
      )}
    </>
  )
}
