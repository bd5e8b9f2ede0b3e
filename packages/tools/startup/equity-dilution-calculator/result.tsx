import { StackedBars } from '../../kit/ui/charts/stacked-bars'
import { DataTable, Figures, FoldedTable, MainFigure } from '../../kit/ui/results'
import { type Big, floor } from '../../kit/decimal'
import { formatChange, formatMoney, formatNumber, formatShare } from '../../kit/format'
import { type CapTable, dilution, ownership, type Result, type Stage } from './calculate'

const shares = (value: Big) => formatNumber(floor(value), 0)
const price = (value: Big | null) => (value ? formatNumber(value, 4, 4) : '–')

/** What those who hold shares today own in the end. */
function foundersShare({ owners, stages }: CapTable): Big | null {
  const last = stages.at(-1)
  if (!last) return null
  return owners
    .map(({ kind }, owner) => (kind === 'holder' ? ownership(last, owner) : null))
    .reduce<Big | null>((total, part) => (part ? (total?.plus(part) ?? part) : total), null)
}

function StageTable({
  stage,
  table,
  currency,
}: {
  stage: Stage
  table: CapTable
  currency: Result['input']['currency']
}) {
  const rows = table.owners.flatMap(({ name }, owner) => {
    const held = stage.shares[owner]
    if (!held || held.eq(0)) return []
    const value = stage.price ? formatMoney(held.times(stage.price), currency) : '–'
    return [[name, shares(held), formatShare(ownership(stage, owner)), value]]
  })
  const worth = stage.price ? formatMoney(stage.total.times(stage.price), currency) : '–'
  return (
    <DataTable
      caption={stage.price ? `${stage.name}, at ${price(stage.price)} a share` : stage.name}
      columns={['Owner', 'Shares', 'Part', 'Value']}
      rows={[...rows, ['All', shares(stage.total), formatShare(stage.total.div(stage.total)), worth]]}
    />
  )
}

function Chart({ table }: { table: CapTable }) {
  const shown = table.owners.flatMap(({ name }, owner) =>
    table.stages.some((stage) => stage.shares[owner]?.gt(0)) ? [{ name, owner }] : [],
  )
  return (
    <StackedBars
      title="Who owns what"
      stacks={table.stages.map((stage) => ({
        label: stage.name,
        parts: shown.map(({ name, owner }) => ({
          label: name,
          value: ownership(stage, owner).toNumber(),
          text: formatShare(ownership(stage, owner), 1),
        })),
      }))}
      summary={`Parts of the company at ${table.stages.length} moments; the tables below hold the figures.`}
    />
  )
}

function dilutionRows(table: CapTable) {
  const [first, last] = [table.stages[0], table.stages.at(-1)]
  return table.owners.flatMap(({ name }, owner) => {
    const lost = dilution(table, owner)
    if (!first || !last || lost === null) return []
    const change = formatChange(lost.times(-1))
    return [[name, formatShare(ownership(first, owner)), formatShare(ownership(last, owner)), change]]
  })
}

export function EquityResult({ result }: { result: Result }) {
  const { input, table } = result
  const money = (value: Big) => formatMoney(value, input.currency)
  const founders = table && foundersShare(table)
  const last = table?.stages.at(-1)
  if (!table || !founders || !last)
    return (
      <MainFigure label="Today’s shareholders keep" value="–">
        No price makes these terms true together: the SAFEs convert into more than the value before the money. Raise
        that value or check the discounts.
      </MainFigure>
    )
  const roundPrice = table.stages.find(({ name }) => name === 'After the round')?.price ?? null
  return (
    <>
      <MainFigure label="Today’s shareholders keep" value={formatNumber(founders.times(100), 2, 2)} unit="%">
        After {input.rounds.length === 0 ? 'the round' : `${input.rounds.length + 1} rounds`} those who hold shares
        today own {formatShare(founders)} of a company worth {last.price ? money(last.price.times(last.total)) : '–'}.
      </MainFigure>
      <Figures
        facts={[
          { label: 'Price per share', value: price(roundPrice), note: `${input.currency}, in the round` },
          ...table.safes.map((safe) => ({
            label: safe.name,
            value: price(safe.price),
            note: `a share, so ${shares(safe.shares)} shares`,
          })),
        ]}
      />
      <Chart table={table} />
      {table.stages.map((stage) => (
        <StageTable key={stage.name} stage={stage} table={table} currency={input.currency} />
      ))}
      <DataTable
        caption="Dilution, from first to last"
        columns={['Owner', 'Before', 'In the end', 'Change of the part']}
        rows={dilutionRows(table)}
      />
      <FoldedTable
        summary="If the company is sold"
        caption="Proceeds by owner, divided in proportion, without preferences"
        columns={['Owner', ...table.exits.map(({ value }) => money(value))]}
        rows={table.owners.flatMap(({ name }, owner) =>
          last.shares[owner]?.gt(0)
            ? [[name, ...table.exits.map(({ parts }) => (parts[owner] ? money(parts[owner]) : '–'))]]
            : [],
        )}
      />
      <p className="text-sm text-ink-soft">
        The proceeds are divided in proportion to shares. Real terms often pay investors first (a liquidation
        preference). Shares are rounded down to whole ones; parts are computed from shares that are not rounded.
      </p>
    </>
  )
}
