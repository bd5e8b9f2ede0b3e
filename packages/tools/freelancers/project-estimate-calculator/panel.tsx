import { BarChart } from '../../kit/ui/charts/bar-chart'
import { PrintButton } from '../../kit/ui/file-buttons'
import { Advice, type AdviceItems, DataTable, fact, Figures, MainFigure } from '../../kit/ui/results'
import { TextResult } from '../../kit/ui/text-result'
import { toolPanel } from '../../kit/ui/tool-panel'
import { formatDate } from '../../kit/dates'
import type { Big } from '../../kit/decimal'
import { countOf, formatMoney, formatNumber, formatPercent, formatShare } from '../../kit/format'
import { calculate, type Result } from './calculate'
import { form } from './form'
import { proposalText } from './proposal'

const adviceOn = ({ tasks, isDoubleSafety }: Result): AdviceItems => [
  isDoubleSafety && {
    kind: 'warning',
    text: 'Confidence and contingency are both set: you cover the same risk twice. Use 50 % confidence with a contingency, or a confidence alone.',
  },
  ...tasks.map(
    ({ name, isTooWide }) =>
      isTooWide && {
        kind: 'advice' as const,
        text: `Split this task: “${name}” may take more than five times what is likely, so it holds more than one thing.`,
      },
  ),
  tasks.length < 5 && {
    kind: 'advice',
    text: 'With only a few tasks the confidence is rough: their sum is not yet near a normal distribution.',
  },
]

function ProjectEstimateResult({ result }: { result: Result }) {
  const { input, tasks, levels } = result
  const money = (value: Big) => formatMoney(value, input.currency)
  const effort = (value: Big) => `${formatNumber(value, 2, 2)} ${input.unit}`
  return (
    <>
      <MainFigure label="Quote, net" value={money(result.price)}>
        {effort(result.effort)} are enough in {input.confidence} of 100 projects like this one
        {result.finish ? `; you finish on ${formatDate(result.finish)}` : ''}. Send {money(result.priceWithVat)}
        {input.vat.gt(0) && ' with VAT'}.
      </MainFigure>
      <Figures
        facts={[
          fact('Expected effort', effort(result.expected), 'As often too much as too little'),
          fact('Deviation', effort(result.deviation), 'How far off is usual'),
          fact(`Effort at ${input.confidence} %`, effort(result.effort), countOf(result.hours, 'hour', 1)),
          fact(
            'Quote with VAT',
            money(result.priceWithVat),
            input.vat.gt(0) ? `${formatPercent(input.vat)} VAT` : 'No VAT typed',
          ),
          fact('Working days', `${result.workDays}`, `${countOf(input.hoursPerDay, 'hour')} each`),
          fact(
            'Finish',
            result.finish ? formatDate(result.finish) : '–',
            input.start ? 'Weekdays only' : 'No start date given',
          ),
        ]}
      />
      <BarChart
        title="Quote by confidence"
        format={money}
        bars={levels.map(({ confidence, price }) => ({
          label: `${confidence} %`,
          value: price,
          isMarked: confidence === input.confidence,
        }))}
        table={{
          columns: ['Confidence', 'Effort', 'Quote, net'],
          rows: levels.map(({ confidence, effort: needed, price }) => [
            `${confidence} %`,
            effort(needed),
            money(price),
          ]),
        }}
      />
      <DataTable
        caption="Task by task"
        columns={['Task', 'Expected', 'Deviation', 'Part of the uncertainty']}
        rows={tasks.map(({ name, expected, deviation, partOfVariance }) => [
          name,
          effort(expected),
          effort(deviation),
          partOfVariance ? formatShare(partOfVariance, 1) : '–',
        ])}
      />
      <Advice items={adviceOn(result)} />
    </>
  )
}

export default toolPanel({
  form,
  calculate,
  actions: () => <PrintButton />,
  view: (result) => (
    <>
      <ProjectEstimateResult result={result} />
      <TextResult title="For your proposal" text={proposalText(result)} file="estimate.txt" />
    </>
  ),
})
