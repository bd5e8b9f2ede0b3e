export type Choice = readonly [value: string | number, label: string]

export const Options = ({ of }: { of: readonly Choice[] }) =>
  of.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
