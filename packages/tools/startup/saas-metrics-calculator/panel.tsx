import { BarChart } from '../../kit/ui/charts/bar-chart'
import { PrintButton } from '../../kit/ui/file-buttons'
import { DataTable, fact, Figures, MainFigure } from '../../kit/ui/results'
import { toolPanel } from '../../kit/ui/tool-panel'
import { type Big, ONE, round2 } from '../../kit/decimal'
import { countOf, formatMoney, formatNumber, formatPercent, formatShare } from '../../kit/format'
import { calculate, type Figure, type Result, type Retention } from './calculate'
import { form } from './form'

const times = (value: Big) => `${formatNumber(value, 2, 2)}\u00A0×`
const months = (value: Big) => `${formatNumber(value, 2, 2)} months`

/** A figure with its definition, or a dash with the reason. */
const figureOr = (label: string, figure: Figure, format: (value: Big) => string, note: string) =>
  typeof figure === 'string' ? fact(label, '–', figure) : fact(label, format(figure), note)

function sentence({ nrr, grr, netNew, input }: Result): string {
  const moved = round2(netNew).eq(0)
    ? 'Recurring revenue did not change.'
    : `Recurring revenue ${netNew.lt(0) ? 'fell' : 'rose'} by ${formatMoney(netNew.abs(), input.currency)}.`
  if (!nrr || !grr) return `${moved} Without revenue at the start there is no retention yet.`
  const held = nrr.period.gte(1)
    ? 'Customers you had pay as much as before or more.'
    : 'What customers add does not make up for what they cut and take away: look at why they leave first.'
  return `${moved} ${held}`
}

/** The MRR movement from start to end. */
function Movement({ result }: { result: Result }) {
  const { input, end } = result
  const money = (value: Big) => formatMoney(value, input.currency)
  const bars: readonly (readonly [string, Big])[] = [
    ['MRR at the start', input.start],
    ['New', input.added],
    ['Expansion', input.expansion],
    ['Contraction', input.contraction.times(-1)],
    ['Churned', input.churned.times(-1)],
    ['MRR at the end', end],
  ]
  return (
    <BarChart
      title="How recurring revenue moved"
      format={money}
      bars={bars.map(([label, value]) => ({ label, value, isMarked: label === 'MRR at the end' }))}
    />
  )
}

const churnRow = (label: string, kept: Retention | null, isChurn: boolean) => [
  label,
  ...(kept
    ? [kept.period, kept.month, kept.year].map((value) => formatShare(isChurn ? ONE.minus(value) : value))
    : ['–', '–', '–']),
]

export function SaasResult({ result }: { result: Result }) {
  const { input, arpa } = result
  const money = (value: Big) => formatMoney(value, input.currency)
  return (
    <>
      <MainFigure
        label="Net revenue retention"
        value={result.nrr ? formatNumber(result.nrr.period.times(100), 2, 2) : '–'}
        unit={result.nrr ? `% a ${input.period}` : undefined}
      >
        {sentence(result)}
      </MainFigure>
      <Figures
        facts={[
          fact('MRR at the end', money(result.end), 'start + new + expansion − losses'),
          fact('ARR', money(result.arr), 'MRR at the end × 12'),
          fact('Net new MRR', money(result.netNew), 'MRR at the end − at the start'),
          figureOr(
            'ARPA',
            arpa ?? 'No customers at the end',
            money,
            `MRR ÷ ${countOf(result.customersEnd, 'customer')}`,
          ),
          figureOr('CAC', result.cac, money, 'spend ÷ new customers'),
          figureOr('LTV (simple)', result.ltv, money, 'ARPA × margin ÷ monthly revenue churn'),
          figureOr('LTV : CAC', result.ltvToCac, times, '3 or more is a common guideline'),
          figureOr('CAC payback', result.payback, months, 'CAC ÷ (ARPA × margin)'),
          figureOr('Quick ratio', result.quickRatio, times, 'gains ÷ losses; 4 is a common guideline'),
          figureOr('Burn multiple', result.burnMultiple, times, 'net burn ÷ net new ARR; less is better'),
          figureOr(
            'Rule of 40',
            result.ruleOf40,
            (value) => formatPercent(value),
            'growth + profit margin; 40 or more',
          ),
        ]}
      />
      <DataTable
        caption="What is kept and what is lost"
        columns={['Rate', `In the ${input.period}`, 'A month', 'A year']}
        rows={[
          churnRow('NRR', result.nrr, false),
          churnRow('GRR', result.grr, false),
          churnRow('Revenue churn', result.grr, true),
          churnRow('Logo churn', result.logos, true),
        ]}
      />
      <Movement result={result} />
    </>
  )
}

export default toolPanel({
  form,
  calculate,
  actions: () => <PrintButton />,
  view: (result) => <SaasResult result={result} />,
})
