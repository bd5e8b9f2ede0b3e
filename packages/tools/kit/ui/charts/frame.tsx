import type { ReactNode } from 'react'
import { DataTable, Fold } from '../results'

export type ChartTable = {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly ReactNode[])[]
}

type Props = {
  title: string
  /** The values in rows, behind a disclosure; not needed if the tool shows its table anyway. */
  table?: ChartTable | undefined
  children: ReactNode
}

/** A chart with its title, and its values as a table for people who do not see it. */
export function ChartFrame({ title, table, children }: Props) {
  return (
    <figure>
      <figcaption className="tool-heading">{title}</figcaption>
      {children}
      {table && (
        <Fold summary="The values as a table" isSmall>
          <DataTable caption={title} columns={table.columns} rows={table.rows} hideCaption />
        </Fold>
      )}
    </figure>
  )
}
