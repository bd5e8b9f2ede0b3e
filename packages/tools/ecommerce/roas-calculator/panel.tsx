import { BarChart } from '../../kit/ui/charts/bar-chart'
import { TableButtons } from '../../kit/ui/file-buttons'
import { DataTable, fact, factOr, Figures, MainFigure } from '../../kit/ui/results'
import { toolPanel } from '../../kit/ui/tool-panel'
import { type Big, round2 } from '../../kit/decimal'
import { formatMoney, formatNumber, formatShare } from '../../kit/format'
import { calculate, type Result } from './calculate'
import { form } from './form'

const LOSING = 'Every sale loses money before advertising.'

const VERDICTS: Readonly<Record<Result['verdict'], string>> = {
  earns: 'Earns',
  'short of the goal': 'Earns, but less than wanted',
  even: 'Breaks even',
  loses: 'Loses money',
  'no spend': 'No spend',
}

const ratio = (value: Big | null) => (value ? formatNumber(value, 2, 2) : '–')
const part = (value: Big | null) => (value ? formatShare(value) : '–')

function sentence({ input, profit, breakEvenRoas, verdict }: Result): string {
  const money = formatMoney(profit.abs(), input.currency)
  if (!breakEvenRoas) return `${LOSING} No advertising can change that: raise the margin first.`
  switch (verdict) {
    case 'no spend':
      return 'Nothing was spent, so there is no return on it.'
    case 'loses':
      return `The ads lose ${money}: they bring less than the ${ratio(breakEvenRoas)} at which they pay for themselves.`
    case 'even':
      return 'The ads pay for themselves and earn nothing.'
    case 'short of the goal':
      return `The ads earn ${money} after their cost, but less than the ${formatNumber(input.target)} % you want.`
    case 'earns':
      return `The ads earn ${money} after their cost. They pay for themselves from a ROAS of ${ratio(breakEvenRoas)} on.`
  }
}

function RoasResult({ result }: { result: Result }) {
  const { input, breakEvenRoas, targetRoas, costPerOrder, costPerClick, highest } = result
  const money = (value: Big | null) => (value ? formatMoney(value, input.currency) : '–')
  const bars = [
    { label: 'Your ROAS', value: result.roas },
    { label: 'Break-even', value: breakEvenRoas },
    ...(input.target.gt(0) ? [{ label: 'For the profit wanted', value: targetRoas }] : []),
  ].flatMap(({ label, value }, index) => (value ? [{ label, value, isMarked: index === 0 }] : []))
  return (
    <>
      <MainFigure label="Return on ad spend" value={ratio(result.roas)} unit={result.roas ? '× spend' : undefined}>
        {sentence(result)}
      </MainFigure>
      <Figures
        facts={[
          fact('ACOS', part(result.acos), 'spend ÷ revenue'),
          fact('Profit after ads', money(result.profit), 'revenue × margin − spend'),
          factOr('Break-even ROAS', breakEvenRoas && ratio(breakEvenRoas), '1 ÷ margin before ads', LOSING),
          factOr(
            'Target ROAS',
            targetRoas && ratio(targetRoas),
            `for ${formatNumber(input.target)} % profit`,
            'The profit wanted is all that is left, or more',
          ),
          factOr('Cost per order', costPerOrder && money(costPerOrder), 'spend ÷ orders', 'Needs the orders'),
          factOr('Cost per click', costPerClick && money(costPerClick), 'spend ÷ clicks', 'Needs the clicks'),
        ]}
      />
      <DataTable
        caption="The most it may cost"
        columns={['Price of', 'To break even', 'For the profit wanted']}
        rows={[
          ['Per order', money(highest.perOrder.even), money(highest.perOrder.target)],
          ['Per click', money(highest.perClick.even), money(highest.perClick.target)],
        ]}
      />
      <BarChart title="Return on ad spend" format={ratio} bars={bars} />
      {result.campaigns.length > 0 && (
        <DataTable
          caption="Campaigns"
          columns={['Campaign', 'Spend', 'Revenue', 'ROAS', 'ACOS', 'Profit', 'Verdict']}
          wordColumns={[6]}
          rows={result.campaigns.map((campaign) => [
            campaign.name,
            money(campaign.spend),
            money(campaign.revenue),
            ratio(campaign.roas),
            part(campaign.acos),
            money(campaign.profit),
            VERDICTS[campaign.verdict],
          ])}
        />
      )}
    </>
  )
}

const percent = (value: Big | null) => value && round2(value.times(100))

const csvRows = (result: Result) => [
  ['Campaign', 'Spend', 'Revenue', 'ROAS', 'ACOS %', 'Profit', 'Verdict'],
  ...[{ ...result, name: 'All' }, ...result.campaigns].map(({ name, spend, revenue, roas, acos, profit, verdict }) => [
    name,
    spend,
    round2(revenue),
    roas && round2(roas),
    percent(acos),
    round2(profit),
    verdict,
  ]),
]

export default toolPanel({
  form,
  calculate,
  actions: (result) => <TableButtons name="campaigns.csv" rows={() => csvRows(result)} />,
  view: (result) => <RoasResult result={result} />,
})
