import { useState } from 'react'
import { BarChart } from '../../kit/ui/charts/bar-chart'
import { CopyButton } from '../../kit/ui/copy-button'
import { TableButtons } from '../../kit/ui/file-buttons'
import { Advice, adviceOf, DataTable, fact, Figures, MainFigure } from '../../kit/ui/results'
import { type PanelProps, ToolPanel } from '../../kit/ui/tool-panel'
import { type Big, round2 } from '../../kit/decimal'
import { countOf, formatNumber, formatPercent } from '../../kit/format'
import { type BaseName, baseNames, type BaseResult, calculate, type Result } from './calculate'
import { form } from './form'
import { PasteCsv } from './paste-csv'

const shown = (value: Big | null) => (value ? formatPercent(value) : '–')
const baseWords: Record<BaseName, string> = {
  reach: 'people reached',
  impressions: 'impressions',
  followers: 'followers',
  views: 'views',
}

function sentence({ main, totalActions, posts }: Result): string {
  if (!main)
    return 'Type the reach, impressions or views of a post, or your followers: a rate needs something to divide by.'
  if (posts.length === 1)
    return `${countOf(totalActions, 'action')}: ${main.mean ? formatNumber(main.mean, 1) : '–'} for every 100 ${baseWords[main.base]}.`
  if (main.posts === 1)
    return `Only one of the ${posts.length} posts has a figure for ${main.base}: the rate is that of this post.`
  const best = main.best ? ` ${main.best.name} did best with ${shown(main.best.rate)}.` : ''
  return `The mean of ${main.posts} posts by ${main.base}; pooled, large posts weighing more, it is ${shown(main.pooled)}.${best}`
}

const rowOf = ({ base, posts, mean, pooled, best, worst }: BaseResult) => [
  `By ${base}`,
  posts,
  shown(mean),
  shown(pooled),
  best ? `${best.name}, ${shown(best.rate)}` : '–',
  worst ? `${worst.name}, ${shown(worst.rate)}` : '–',
]

const above = (names: readonly string[]) =>
  `${names.slice(0, 5).join(', ')}: more actions than the base. One person may like, comment and save, so this can be right.`

const CHART_ROWS = 20

/** Rates of the posts by the main base; the best is marked. */
function Chart({ result: { main, posts } }: { result: Result }) {
  if (!main || main.posts < 2) return null
  const bars = posts.slice(0, CHART_ROWS).flatMap(({ name, rates }, at) => {
    const rate = rates[main.base]
    return rate ? [{ label: `${at + 1}. ${name}`, value: rate, isMarked: rate === main.best?.rate }] : []
  })
  return <BarChart title={`Rate by ${main.base}`} format={shown} bars={bars} />
}

export function EngagementResult({ result }: { result: Result }) {
  const { main, bases, posts, counted, aboveBase } = result
  const columns = bases.map(({ base }) => base)
  return (
    <>
      <MainFigure
        label={main ? `Engagement rate by ${main.base}` : 'Engagement rate'}
        value={main?.mean ? formatNumber(main.mean, 2, 2) : '–'}
        unit={main?.mean ? '%' : undefined}
      >
        {sentence(result)}
      </MainFigure>
      <Figures
        facts={bases.map(({ base, mean }) =>
          fact(`By ${base}`, shown(mean), `${counted.join(' + ')} ÷ ${baseWords[base]}`),
        )}
      />
      <Chart result={result} />
      <Advice items={adviceOf('advice', [aboveBase.length > 0 && above(aboveBase)])} />
      {posts.length > 1 && (
        <DataTable
          caption="Averages"
          columns={['Base', 'Posts', 'Mean of rates', 'Pooled', 'Best', 'Worst']}
          rows={bases.map(rowOf)}
          wordColumns={[4, 5]}
        />
      )}
      <DataTable
        caption="Post by post"
        columns={['Post', 'Actions', ...columns.map((base) => `By ${base}`)]}
        rows={posts.map(({ name, actions, rates }) => [
          name,
          formatNumber(actions),
          ...columns.map((base) => shown(rates[base])),
        ])}
      />
    </>
  )
}

const csvRows = ({ posts }: Result) => [
  ['Post', 'Actions', ...baseNames.map((base) => `Rate by ${base} (%)`)],
  ...posts.map(({ name, actions, rates }) => [
    name,
    actions,
    ...baseNames.map((base) => {
      const rate = rates[base]
      return rate && round2(rate)
    }),
  ]),
]

const summary = ({ bases, counted }: Result) =>
  bases
    .map(({ base, mean, pooled, posts }) => {
      const average = mean ? formatPercent(mean) : '–'
      const pool = posts > 1 && pooled ? `, pooled ${formatPercent(pooled)}` : ''
      return `Engagement rate by ${base}: ${average}${pool} (${counted.join(', ')})`
    })
    .join('\n')

export default function EngagementPanel(props: PanelProps) {
  const [clears, setClears] = useState(0)
  return (
    <ToolPanel
      {...props}
      form={form}
      calculate={calculate}
      onClear={() => setClears(clears + 1)}
      beside={(tool) => <PasteCsv key={clears} tool={tool} />}
      actions={(result) => (
        <>
          <CopyButton text={() => summary(result)} label="Copy the rates" />
          <TableButtons name="engagement.csv" rows={() => csvRows(result)} />
        </>
      )}
    >
      {(result) => <EngagementResult result={result} />}
    </ToolPanel>
  )
}
