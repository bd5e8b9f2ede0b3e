import { BarChart } from '../../kit/ui/charts/bar-chart'
import { TableButtons } from '../../kit/ui/file-buttons'
import { Advice, adviceOf, DataTable, fact, factOr, Figures, MainFigure } from '../../kit/ui/results'
import { TextResult } from '../../kit/ui/text-result'
import { toolPanel } from '../../kit/ui/tool-panel'
import type { Big } from '../../kit/decimal'
import { formatMoney, formatNumber } from '../../kit/format'
import { calculate, type Result } from './calculate'
import { form, type Input } from './form'
import { csvRows, termsText } from './terms'

function sentence({ low, high, effectiveCpm }: Result, money: (value: Big) => string): string {
  const each = effectiveCpm
    ? ` The price comes to ${money(effectiveCpm)} for a thousand views.`
    : ' There are no views in it: it is the price of the work.'
  return `Ask for this, and do not go below ${money(low)}; ${money(high)} is the upper end.${each}`
}

const times = (factor: Big) => `× ${formatNumber(factor, 4)}`

function SponsorshipResult({ result, input }: { result: Result; input: Input }) {
  const money = (value: Big) => formatMoney(value, input.currency)
  const { effectiveCpm, factors, lines, steps, outliers } = result
  return (
    <>
      <MainFigure label={input.vat.gt(0) ? 'Target price, without VAT' : 'Target price'} value={money(result.total)}>
        {sentence(result, money)}
      </MainFigure>
      <Figures
        facts={[
          fact('Low', money(result.low), 'Target less 20 %'),
          fact('High', money(result.high), 'Target plus 20 %'),
          factOr('Effective CPM', effectiveCpm && money(effectiveCpm), 'A thousand views', 'No views given'),
          fact('Usage rights', times(factors.usage), 'Your own terms'),
          fact('Exclusivity', times(factors.exclusivity), 'Your own terms'),
          input.vat.gt(0) && fact('With VAT', money(result.gross), `VAT ${money(result.vat)}`),
        ]}
      />
      {steps.length > 1 && (
        <BarChart
          title="How the price is made"
          format={money}
          bars={[
            ...steps.map(({ label, amount }) => ({ label, value: amount })),
            { label: 'Target price', value: result.total, isMarked: true },
          ]}
        />
      )}
      <Advice
        items={adviceOf(
          'advice',
          outliers.map(
            ({ name, mean, median }) =>
              `${name}: one of the last ten is above five times the median. The mean is ${formatNumber(mean, 0)}, the median ${formatNumber(median, 0)}; the median is the more honest promise.`,
          ),
        )}
      />
      <DataTable
        caption="Deliverable by deliverable"
        columns={['Deliverable', 'Count', 'Views', 'Reach', 'Work', 'Price']}
        rows={lines.map((line) => [
          line.name,
          line.count,
          formatNumber(line.views, 0),
          ...[line.reach, line.production, line.price].map(money),
        ])}
      />
      <TextResult title="Terms to send" text={termsText(input, result)} copyLabel="Copy the terms" />
    </>
  )
}

export default toolPanel({
  form,
  calculate,
  actions: (result, input) => (
    <TableButtons name="invoice-lines.csv" rows={() => csvRows(input, result)} label="Invoice lines (CSV)" />
  ),
  view: (result, input) => <SponsorshipResult result={result} input={input} />,
})
