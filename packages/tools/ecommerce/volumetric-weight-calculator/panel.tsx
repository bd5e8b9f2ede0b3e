import { BarChart } from '../../kit/ui/charts/bar-chart'
import { TableButtons } from '../../kit/ui/file-buttons'
import { Advice, type AdviceItems, DataTable, fact, factOr, Figures, MainFigure } from '../../kit/ui/results'
import { toolPanel } from '../../kit/ui/tool-panel'
import { type Big, roundTo } from '../../kit/decimal'
import { formatNumber, formatShare } from '../../kit/format'
import { calculate, type PieceResult, type Result } from './calculate'
import { form } from './form'

const DECIDERS = {
  volume: 'The size decides: you pay for space, not for weight.',
  weight: 'The weight decides: a smaller box would not be cheaper.',
  both: 'For some pieces the size decides, for others the weight.',
} as const

const figure = (value: Big) => formatNumber(value, 2)

function adviceFor(
  { sides, volumetric, weight, height, over }: PieceResult,
  index: number,
  { decidedBy, isMetric }: Result,
): AdviceItems {
  const length = isMetric ? 'cm' : 'in'
  const name = `Piece ${index + 1}`
  const shortest = sides[2]
  const limit = over.at(-1)
  return [
    decidedBy !== 'weight' &&
      volumetric.gt(weight) &&
      height?.gt(0) &&
      height.lt(shortest) && {
        kind: 'advice',
        text: `${name}: with a height of ${figure(height)} ${length} or less it avoids the surcharge; it is ${figure(shortest)} ${length} now.`,
      },
    limit !== undefined && {
      kind: 'warning',
      text: `${name}: length and girth together are over ${limit} cm. Many carriers ask for a surcharge or refuse it (a guideline).`,
    },
  ]
}

function VolumetricResult({ result }: { result: Result }) {
  const { isMetric, pieces, chargeable, weight, volumetric, decidedBy } = result
  const [length, unit] = isMetric ? (['cm', 'kg'] as const) : (['in', 'lb'] as const)
  const withUnit = (value: Big) => `${figure(value)} ${unit}`
  const air = volumetric.gt(weight) && volumetric.gt(0) ? volumetric.minus(weight).div(volumetric) : null
  return (
    <>
      <MainFigure label="Chargeable weight" value={figure(chargeable)} unit={unit}>
        {DECIDERS[decidedBy]}
      </MainFigure>
      <Figures
        facts={[
          fact('Volumetric weight', withUnit(volumetric), `volume ÷ ${figure(result.divisor)}`),
          fact('Actual weight', withUnit(weight), 'of all pieces'),
          factOr('Empty space', air && formatShare(air), 'of the volumetric weight', 'The weight is used in full'),
        ]}
      />
      <Advice items={pieces.flatMap((piece, index) => adviceFor(piece, index, result))} />
      <BarChart
        title="The weights side by side"
        format={withUnit}
        bars={[
          { label: 'Actual weight', value: weight },
          { label: 'Volumetric weight', value: volumetric },
          { label: 'Chargeable weight', value: chargeable, isMarked: true },
        ]}
      />
      <DataTable
        caption="Piece by piece"
        columns={[
          'Piece',
          'Count',
          `Sides, ${length}`,
          `Weight, ${unit}`,
          `Volumetric, ${unit}`,
          'Girth',
          'Length + girth',
          'Empty',
          'Height at most',
        ]}
        rows={pieces.map((piece, index) => [
          `Piece ${index + 1}`,
          piece.count,
          piece.sides.map(figure).join(' × '),
          ...[piece.weight, piece.volumetric, piece.girth, piece.lengthAndGirth].map(figure),
          formatShare(piece.empty, 0),
          piece.height ? figure(piece.height) : '–',
        ])}
      />
    </>
  )
}

const csvRows = ({ pieces }: Result) => [
  ['Piece', 'Count', 'Length', 'Width', 'Height', 'Weight', 'Volumetric weight', 'Girth'],
  ...pieces.map(({ count, sides, weight, volumetric, girth }, index) => [
    index + 1,
    count,
    ...[...sides, weight, volumetric, girth].map((value) => roundTo(value, 3)),
  ]),
]

export default toolPanel({
  form,
  calculate,
  actions: (result) => <TableButtons name="parcels.csv" rows={() => csvRows(result)} />,
  view: (result) => <VolumetricResult result={result} />,
})
