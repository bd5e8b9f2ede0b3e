import { BarChart } from '../../kit/ui/charts/bar-chart'
import { PrintButton } from '../../kit/ui/file-buttons'
import { fact, Figures, MainFigure } from '../../kit/ui/results'
import { toolPanel } from '../../kit/ui/tool-panel'
import type { Big } from '../../kit/decimal'
import { countOf, formatMoney, formatNumber, formatPercent } from '../../kit/format'
import { calculate, type Result } from './calculate'
import { form } from './form'

const percent = (value: Big) => `${formatNumber(value)}\u00A0%`

/** The rate at the given share of billable hours and at others. */
function Shares({ result, money }: { result: Result; money: (value: Big) => string }) {
  const rates: Result['whatIf'] = [...result.whatIf, result].toSorted((a, b) => a.billable.cmp(b.billable))
  const distinct = rates.filter(({ billable }, index) => !rates[index - 1]?.billable.eq(billable))
  return (
    <BarChart
      title="Hourly rate by billable share"
      format={money}
      bars={distinct.map(({ billable, hourly }) => ({
        label: `${percent(billable)} of the hours are paid for`,
        value: hourly,
        isMarked: billable.eq(result.billable),
      }))}
      table={{
        columns: ['Billable share', 'Billable hours', 'Hourly rate'],
        rows: distinct.map(({ billable, hours, hourly }) => [percent(billable), formatNumber(hours, 1), money(hourly)]),
      }}
    />
  )
}

export function FreelanceRateResult({ result }: { result: Result }) {
  const { input } = result
  const money = (value: Big) => formatMoney(value, input.currency)
  return (
    <>
      <MainFigure label="Hourly rate" value={money(result.hourly)} unit="net of VAT">
        Charge at least {money(result.roundFigure)} an hour: {formatNumber(result.hours, 4)} paid hours a year then
        bring {money(result.brought)}. {money(result.revenue)} is needed to leave {money(input.net)} after costs, tax
        and profit.
      </MainFigure>
      <Figures
        facts={[
          fact('Revenue needed', money(result.revenue), 'Per year, net of VAT'),
          fact('Billable hours', formatNumber(result.hours, 1), `On ${countOf(result.workDays, 'working day')}`),
          fact('Daily rate', money(result.daily), countOf(input.hours, 'hour')),
          fact('Weekly rate', money(result.weekly), 'Five days'),
          fact('Hourly rate with VAT', money(result.withVat), `${formatPercent(input.vat)} VAT`),
          fact('Round figure', money(result.roundFigure), 'The hourly rate, rounded up'),
          fact('Income before tax', money(result.profitBeforeTax), 'Before fixed contributions'),
        ]}
      />
      <Shares result={result} money={money} />
    </>
  )
}

export default toolPanel({
  form,
  calculate,
  actions: () => <PrintButton />,
  view: (result) => <FreelanceRateResult result={result} />,
})
